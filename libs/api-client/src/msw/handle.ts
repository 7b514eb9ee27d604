import { type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import {
  bodyLimit,
  type ContractCall,
  type ErrorAnswer,
  type ErrorCode,
  errorStatus,
  genericErrorKey,
} from '../contract/index.ts';
import { type MockSession, sessionOf } from './accounts/mock-accounts.ts';

type Errors = ErrorAnswer['errors'];

/** The error of a rejected call: a handler throws it. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly errors: Errors;
  readonly renderToken: string | undefined;

  constructor(code: ErrorCode, errors: Errors = { generic: genericErrorKey(code) }, renderToken?: string) {
    super(code);
    this.code = code;
    this.errors = errors;
    this.renderToken = renderToken;
  }
}

/** The answer of calls that only confirm. */
export const success = { status: 'success' } as const;

/** The refusal of fields, with their message keys. */
export const invalid = (errors: Errors) => new Refused('invalid_fields', errors);

/** The check of an address to which a link is mailed. */
export function checkAddress({ email }: { readonly email: string }): void {
  if (!/^[^@\s,;]+@[^@\s,;]+\.[^@\s,;]+$/.test(email.trim())) throw invalid({ email: 'invalid' });
}

/** The response for an error, in the contract's format; `retryAfter` in seconds. */
export function refuse({ code, errors, renderToken }: Refused, retryAfter?: number): Response {
  return HttpResponse.json({ status: 'error', code, errors, renderToken } satisfies ErrorAnswer, {
    status: errorStatus[code],
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  });
}

type Info = Parameters<Parameters<typeof http.get>[1]>[0];

/** A request. What is wrong in a part of it is thrown when the part is read, in the order of the API's checks. */
export class Asked {
  readonly request: Request;
  /** MSW also has `HttpOnly` cookies. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly #params: Info['params'];

  constructor({ request, cookies, params }: Info) {
    this.request = request;
    this.cookies = cookies;
    this.#params = params;
  }

  param(name: string): string {
    return String(this.#params[name]);
  }

  /** The session of the signed-in member. */
  session(): MockSession {
    const session = sessionOf(this.request, this.cookies);
    if (!session) throw new Refused('unauthenticated');
    return session;
  }

  /** The JSON object in the body. */
  async body(): Promise<Readonly<Record<string, unknown>>> {
    const bytes = new Uint8Array(await this.request.arrayBuffer());
    const type = this.request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json' && (type || bytes.length > 0)) throw new Refused('unsupported_type');
    if (bytes.length > bodyLimit) throw new Refused('too_large');
    return parseObject(new TextDecoder().decode(bytes));
  }

  /** The fields of a JSON body: its schema has message keys. */
  async fields<Schema extends z.core.$ZodType>(schema: Schema): Promise<z.core.output<Schema>> {
    const parsed = z.safeParse(schema, await this.body(), { error: () => 'invalid' });
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    throw invalid(Object.fromEntries(issues.toReversed()));
  }

  query<Schema extends z.core.$ZodType>(schema: Schema): z.core.output<Schema> {
    const given = new URL(this.request.url).searchParams;
    // A repeated name is a list, as in the API.
    const values = [...new Set(given.keys())].map((name) => {
      const all = given.getAll(name);
      return [name, all.length > 1 ? all : all[0]] as const;
    });
    const parsed = z.safeParse(schema, Object.fromEntries(values));
    if (parsed.success) return parsed.data;
    const names = parsed.error.issues.map(({ path }) => String(path[0]));
    throw invalid(Object.fromEntries(names.map((name) => [name, given.get(name) ? 'invalid' : 'required'])));
  }
}

type AnswerOf<Call> = Call extends { readonly types?: { readonly answer: infer Answer } } ? Answer : never;

/** Makes handlers of calls at an address: each gives the answer of its call, or throws a `Refused`. */
export function handlerAt(baseUrl: string) {
  return <Call extends Pick<ContractCall, 'method' | 'path'>>(
    { method, path }: Call,
    answer: (asked: Asked) => AnswerOf<Call> | Response | Promise<AnswerOf<Call> | Response>,
  ): HttpHandler =>
    http[methods[method]](baseUrl + path, async (info) => {
      try {
        const given = await answer(new Asked(info));
        return given instanceof Response ? given : Response.json(given);
      } catch (error) {
        if (error instanceof Refused) return refuse(error);
        throw error;
      }
    });
}

/** MSW’s names of the methods. */
export const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text, refusePrototypes);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json };
  } catch {
    // Answered like another value.
  }
  throw new Refused('invalid_body');
}

/** A body with keys that could change an object's prototype is invalid. */
function refusePrototypes(name: string, value: unknown): unknown {
  const viaConstructor =
    name === 'constructor' &&
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, 'prototype');
  if (name === '__proto__' || viaConstructor) throw new SyntaxError('Forbidden key');
  return value;
}
