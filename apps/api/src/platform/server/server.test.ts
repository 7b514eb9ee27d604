import { once } from 'node:events';
import { connect } from 'node:net';
import * as contract from '@jalon/api-client/contract';
import { defaultClub } from '@jalon/club';
import { formDefinitions, parseSubmission } from '@jalon/forms/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batteryTest, postBatteryTest } from '../../testing/forms/battery-test.ts';
import { advisoryId, photographClub } from '../../testing/forms/files.ts';
import { postJson } from '../../testing/post-json.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

interface Call {
  readonly method: string;
  readonly path: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'trace', CLUB_CONFIG: photographClub() });
});
afterAll(() => api.close());

/** Sends raw bytes and reads until the API closes the connection. */
async function exchange(text: string): Promise<string> {
  const socket = connect(api.port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (data) => {
    answer += data;
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('a malformed request', () => {
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n'],
    ['a header line without a name', 'GET /api/health HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    ['with two hosts', 'GET /api/health HTTP/1.1\r\nConnection: close\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['without a host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two lengths',
      'POST /api/forms/12 HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
  ])('is refused in the one shape when it is %s', async (_name, text) => {
    const [head = '', body = ''] = (await exchange(text)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/content-type: application\/json/i);
    expect(contract.errorAnswer.parse(JSON.parse(body))).toMatchObject({ code: 'invalid_body' });
  });
});

describe('every answer', () => {
  it.each(['/api/health', '/api/forms', '/api/openapi.json', '/nothing', '/%zz'])(
    'to %s has restrictive security headers',
    async (path) => {
      const { headers } = await fetch(api.baseUrl + path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
    },
  );

  it('has an id of our own, not the caller’s', async () => {
    const { headers } = await fetch(`${api.baseUrl}/api/health`, { headers: { 'x-request-id': 'mine' } });
    expect(headers.get('x-request-id')).not.toBe('mine');
  });
});

describe('the log', () => {
  it('has one line for each request, without personal data', async () => {
    const secrets = {
      vehiculeMarque: 'Peugeotsecrete',
      userAgent: 'secret-browser/1.0',
      email: 'secrete@example.test',
      address: '198.51.100.23',
      query: 'secret-query',
      path: 'secret-path',
      token: 'secret-token',
      origin: 'https://secret.example',
    };
    const before = api.logs.length;
    const memberInfo = { name: 'Nomsecret', surname: 'b', memberNumber: '', email: secrets.email };
    const headers = { 'x-forwarded-for': secrets.address, 'user-agent': secrets.userAgent };
    const body = { ...batteryTest(), ...secrets, memberInfo };
    await postBatteryTest(api.baseUrl, body, { headers });
    await postBatteryTest(api.baseUrl, { ...body, vehiculeMarque: 'Nomsecret 2' }, { headers });
    await postBatteryTest(api.baseUrl, `{"vehiculeMarque":"Nomsecret`, { headers });
    await fetch(`${api.baseUrl}/api/${secrets.path}?q=${secrets.query}`, { headers });
    await fetch(`${api.baseUrl}/%zz${secrets.path}`, { headers });
    const foreign = { ...headers, origin: secrets.origin, cookie: `accessToken=${secrets.token}` };
    await postBatteryTest(api.baseUrl, body, { headers: foreign });

    const lines = api.logs.slice(before);
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ method, route, status, code }) => [method, route, status, code])).toEqual([
      ['POST', '/api/forms/12', 200, undefined],
      ['POST', '/api/forms/12', 422, 'invalid_fields'],
      ['POST', '/api/forms/12', 400, 'invalid_body'],
      ['GET', 'unknown', 404, 'not_found'],
      ['POST', '/api/forms/12', 403, 'foreign_origin'],
    ]);
    for (const line of answered)
      expect(line).toMatchObject({ requestId: expect.any(String), ms: expect.any(Number) });
    for (const secret of [...Object.values(secrets), 'Nomsecret', '127.0.0.1', memberInfo.name]) {
      expect(lines.join('')).not.toContain(secret);
    }
  });
});

describe('the description', () => {
  const read = async () => (await fetch(`${api.baseUrl}/api/openapi.json`)).json();

  it('has every call of the contract with a summary', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.0');
    const calls = Object.values(contract).filter((item) => 'method' in Object(item)) as Call[];
    expect(calls).toContain(contract.submitForm);
    for (const { method, path } of calls) {
      // A form has the calls of files where it takes some.
      const formId = path.includes('/files') ? advisoryId : 12;
      const described =
        paths[path.replace(':formId', String(formId)).replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described, path).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] });
    }
  });

  it('has the fields of each form from the form’s own rules', async () => {
    const { paths } = await read();
    const { post } = paths['/api/forms/12'];
    expect(Object.keys(post.responses).sort()).toEqual([
      '200',
      '400',
      '401',
      '403',
      '413',
      '415',
      '422',
      '428',
      '429',
      '503',
    ]);
    expect(post.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'idempotency-key', required: true }),
    );
    const { properties, required } = post.requestBody.content['application/json'].schema;
    expect(required).toEqual([
      'formID',
      'locale',
      'centreUrbain',
      'vehiculeMarque',
      'vehiculeModele',
      'vehiculeAnnee',
    ]);
    expect(properties.formID.enum).toEqual(['12']);
    expect(properties.locale.enum).toEqual(['F', 'A']);
    expect(properties.centreUrbain.enum).toContain('Trois-Rivières');
    expect(properties.vehiculeAnnee).toMatchObject({ maxLength: 4, pattern: expect.stringContaining('0-9') });
  });

  it('requires no field that may be left empty', async () => {
    const { paths } = await read();
    const { schema } = paths['/api/forms/4'].post.requestBody.content['application/json'];
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['mobilePhone', 'subjectID']));
    expect(schema.required).toEqual([
      'formID',
      'locale',
      'subject',
      'memberFirstName',
      'memberLastName',
      'email',
      'residentialPhone',
      'question',
      'consent',
      'consentText',
    ]);
  });

  it('has memberInfo only in forms that accept it', async () => {
    const { paths } = await read();
    for (const { id, name, attachesMember = true } of formDefinitions(defaultClub)) {
      const { schema } = paths[`/api/forms/${id}`].post.requestBody.content['application/json'];
      expect(Object.hasOwn(schema.properties, 'memberInfo'), name).toBe(attachesMember);
    }
  });

  it('marks the calls that need a session, and those that use one', async () => {
    const { paths, components } = await read();
    expect(components.securitySchemes).toEqual({
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'accessToken' },
    });
    const needed = [{ bearer: [] }, { cookie: [] }];
    expect(paths[contract.getMember.path].get.security).toEqual(needed);
    expect(paths['/api/forms/3'].post.security).toEqual(needed);
    expect(paths['/api/forms/12'].post.security).toEqual([{}, ...needed]);
    for (const { method, path } of [contract.signIn, contract.listForms, contract.search]) {
      expect(paths[path][method.toLowerCase()].security, path).toBeUndefined();
    }
  });

  it('has an example of each form’s body that the API accepts', async () => {
    const { paths } = await read();
    for (const form of formDefinitions(defaultClub)) {
      const { post } = paths[`/api/forms/${form.id}`];
      const { example } = post.requestBody.content['application/json'];
      expect(parseSubmission(form, example).errors, form.name).toBeUndefined();
      if (form.membersOnly) continue;
      const answer = await postJson(`${api.baseUrl}/api/forms/${form.id}`, example);
      expect(answer.status, form.name).toBe(200);
    }
  });

  it('gives examples of searches that are answered', async () => {
    const { paths } = await read();
    for (const { path } of [contract.search, contract.autocomplete]) {
      const { example } = paths[path].post.requestBody.content['application/json'];
      const answer = await postJson(api.baseUrl + path, example);
      expect(answer.status, path).toBe(200);
    }
  });

  it('has a page, with a policy that lets nothing inline or foreign run', async () => {
    const response = await fetch(`${api.baseUrl}/api/docs`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https:|script-src[^;]*unsafe/);
  });
});
