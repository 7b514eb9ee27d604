import { connect } from 'node:net';
import { signOut } from '@jalon/api-client/contract';
import fc from 'fast-check';
import {
  type Answer,
  type Call,
  describe,
  problemOf,
  type Samples,
  sendCall,
  sendSamples,
} from './hostile-calls.ts';
import { brokenBody, encode, headerText, naughtyText, naughtyValue } from './hostile-input.ts';

// Sends valid, almost valid and hostile requests to every route of the API's own description.

/** The subset of JSON Schema that the description uses. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Operation {
  readonly parameters?: readonly {
    readonly in: 'query' | 'header' | 'path';
    readonly name: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** The description at `/api/openapi.json`. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface FuzzOptions extends Samples {
  readonly baseUrl: string;
  /** A valid token, for calls that need one. */
  readonly token?: string;
}

export interface FuzzReport {
  readonly requests: number;
  /** Number of answers by status; `closed` without an answer. */
  readonly answers: Readonly<Record<string, number>>;
  /** Incorrect answers, each with the route, the reason and the request. */
  readonly problems: readonly string[];
}

/** Sends this many requests, spread over every route. */
export async function fuzz({ baseUrl, token = '', ...samples }: FuzzOptions): Promise<FuzzReport> {
  const description: Description = await (await fetch(`${baseUrl}/api/openapi.json`)).json();
  const anyRequest = fc.oneof(
    { weight: 19, arbitrary: fc.oneof(...routesOf(description).map((route) => anyCall(route, token))) },
    { weight: 1, arbitrary: anyBytes },
  );
  const answers: Record<string, number> = {};
  const problems: string[] = [];
  await sendSamples(anyRequest, samples, async (next, agent) => {
    const answer = await (next instanceof Uint8Array
      ? sendBytes(baseUrl, next)
      : sendCall(baseUrl, next, agent));
    const status = String(answer?.status ?? 'closed');
    answers[status] = (answers[status] ?? 0) + 1;
    // On a busy machine the database may exceed the timeout of the readiness check.
    const isBusy =
      !(next instanceof Uint8Array) && next.path.startsWith('/api/health') && answer?.status === 503;
    const problem = answer && !isBusy && problemOf(answer);
    if (problem)
      problems.push(`${problem}: ${describe(next)} → ${answer.status} ${answer.text.slice(0, 300)}`);
  });
  return { requests: samples.requests, answers, problems };
}

/** Sends raw bytes. */
function sendBytes(baseUrl: string, bytes: Uint8Array): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const [head = '', ...body] = answer.split('\r\n\r\n');
      const status = Number(head.match(/^HTTP\/1\.1 (\d{3}) /)?.[1]);
      const type = head.match(/^content-type: (.*)$/im)?.[1] ?? '';
      resolve(status ? { status, type, text: body.join('\r\n\r\n') } : undefined);
    });
    socket.end(bytes);
  });
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Every route of the description, and those missing from it. */
function routesOf({ paths }: Description): Route[] {
  const hidden = [
    '/',
    '/api',
    '/api/forms/{formId}',
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/static/{file}',
  ];
  return [
    ...Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    ),
    ...hidden.map((path) => ({ method: 'GET', path, operation: {} })),
  ];
}

/** A value that is usually valid for the schema. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'string':
      return fc
        .constantFrom('Toyota', 'C300', '2020', 'zoe.cote', 'rue', 'fr', '650 3e rue', 'Québec', 'batterie')
        .map((text) => text.slice(0, schema.maxLength));
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 50 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(odd(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return oddObject(schema);
    default:
      return naughtyValue;
  }
}

/** A valid or invalid value for the schema. */
function odd(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: naughtyValue });
}

function oddObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const known = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, odd(schema)]));
  const always = fc
    .boolean()
    .chain((whole) => fc.record(known, { requiredKeys: whole ? Object.keys(known) : required.slice(0, -1) }));
  const more = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(naughtyText, naughtyValue, { maxKeys: 3 }) },
  );
  return fc.tuple(always, more).map(([fields, others]) => ({ ...fields, ...others }));
}

/** The bytes of a body: usually its JSON, otherwise with duplicate keys or malformed. */
function anyBody(schema: Schema): fc.Arbitrary<Uint8Array | undefined> {
  const json = odd(schema).map((value) => JSON.stringify(value) ?? 'null');
  return fc.oneof(
    { weight: 12, arbitrary: json.map(encode) },
    {
      weight: 1,
      arbitrary: json.map((text) => encode(text.replace('{', `{"formID":1,"__proto__":{"a":1},`))),
    },
    { weight: 5, arbitrary: brokenBody(json) },
  );
}

const unsignedToken = [{ alg: 'none' }, { memberNumber: '1', exp: 9e9 }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

function anyToken(token: string): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      token,
      token.slice(0, -3),
      `${token}A`,
      `${unsignedToken}.`,
      `${unsignedToken}.AAAA`,
      '..',
      '',
    ),
    headerText.map((text) => text.replaceAll(/[;,\s]/g, '')),
  );
}

/** Headers for any call. */
function commonHeaders(token: string): fc.Arbitrary<Record<string, string>> {
  const sometimes = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { freq: 3, nil: undefined });
  // Most calls from another site are refused before any other check.
  const rarely = (arbitrary: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
  return fc
    .record({
      'content-type': fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: headerText },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data'),
        },
      ),
      // A different visitor each time, to avoid the rate limits.
      'x-forwarded-for': fc.oneof({ weight: 9, arbitrary: fc.ipV4() }, { weight: 1, arbitrary: headerText }),
      'x-forwarded-proto': sometimes(fc.constantFrom('http', 'https', 'ftp', '://', '')),
      'x-forwarded-host': sometimes(fc.oneof(fc.constantFrom('a.test', '[', 'a b', '..'), headerText)),
      'idempotency-key': sometimes(fc.oneof(fc.uuid(), headerText)),
      cookie: sometimes(
        fc
          .tuple(anyToken(token), headerText)
          .map(([value, other]) => `accessToken=${value}; memberInfo=${other}`),
      ),
      authorization: sometimes(anyToken(token).map((value) => `Bearer ${value}`)),
      origin: rarely(fc.oneof(fc.constantFrom('null', 'https://evil.test', '*'), headerText)),
      'sec-fetch-site': rarely(fc.constantFrom('same-origin', 'cross-site', '')),
      accept: sometimes(headerText),
      traceparent: sometimes(headerText),
      range: sometimes(headerText),
      expect: fc.option(fc.constantFrom('100-continue', '200-ok'), { freq: 20, nil: undefined }),
      upgrade: fc.option(fc.constantFrom('websocket', 'h2c'), { freq: 20, nil: undefined }),
    })
    .map((headers) =>
      Object.fromEntries(
        Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    );
}

/** A value as text for a query. `String` could fail: an object may have a `toString` that is not a function. */
const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

function anyCall(
  { method, path, operation: { parameters = [], requestBody } }: Route,
  memberToken: string,
): fc.Arbitrary<Call> {
  // A successful sign-out would end the session that later calls need.
  const token = path === signOut.path ? '' : memberToken;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const pairs = fc.tuple(
    ...query.map(({ name, schema }) =>
      fc.array(
        odd(schema).map((value) => [name, asText(value)] as const),
        { minLength: 0, maxLength: 2 },
      ),
    ),
    fc.array(fc.tuple(naughtyText, naughtyText), { maxLength: 1 }),
  );
  const headerNames = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  return fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(method) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
        },
      ),
      inPath: naughtyText,
      tail: fc.oneof(
        { weight: 15, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: naughtyText.map((text) => `/${escaped(text)}`) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('/', '%', '%zz', '/..', '//', '?', '?%', '#', ';a=b', '?a[b]=c'),
        },
      ),
      pairs,
      common: commonHeaders(token),
      documented: fc.uuid(),
      body: anyBody(Object.values(requestBody?.content ?? {})[0]?.schema ?? {}),
    })
    .map((parts) => {
      const given = parts.pairs.flat().map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
      const address = path.replaceAll(/\{\w+\}/g, () => escaped(parts.inPath)) + parts.tail;
      const headers = {
        ...Object.fromEntries(headerNames.map((name) => [name, parts.documented])),
        ...parts.common,
      };
      const hasBody = !['GET', 'HEAD'].includes(parts.method);
      return {
        method: parts.method,
        path: given.length > 0 ? `${address}?${given.join('&')}`.slice(0, 12_000) : address,
        headers,
        body: hasBody ? parts.body : undefined,
      };
    });
}

/** Malformed HTTP. */
const anyBytes: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 300 }),
  fc
    .tuple(fc.constantFrom('GET', 'POST', 'get', 'PRI', '\0'), naughtyText, naughtyText, naughtyText)
    .map(([method, path, name, value]) =>
      encode(`${method} /${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${name}: ${value}\r\n\r\n`),
    ),
  fc.constantFrom(
    encode('POST /api/forms/12 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'),
    encode(
      'POST /api/forms/12 HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ),
    encode('POST /api/forms/12 HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'),
    encode('GET //evil.test/api/forms HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    encode('GET http://evil.test/api/forms HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    encode('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    encode('GET /api/forms HTTP/1.1\r\nConnection: close\r\n\r\n'),
    encode('GET /api/forms HTTP/9.9\r\nHost: a\r\n\r\n'),
    encode('GET /api/forms HTTP/1.0\r\n\r\n'),
    encode(
      'POST /api/login HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: 31\r\n\r\n{"username":"a","password":"b"}',
    ),
  ),
);
