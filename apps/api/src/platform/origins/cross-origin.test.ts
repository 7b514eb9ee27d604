import * as contract from '@jalon/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startApi, type TestApi } from '../../testing/test-api.ts';

const listed = 'https://club.example.test';

let api: TestApi;
let alone: TestApi;
beforeAll(async () => {
  api = await startApi({ ALLOWED_ORIGINS: `${listed}, http://localhost:5173` });
  alone = await startApi();
});
afterAll(() => Promise.all([api.close(), alone.close()]));

const corsHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

const callOf = (value: unknown) =>
  z.safeParse(z.object({ method: z.string(), path: z.string() }), value).data;

const ask = ({ baseUrl }: TestApi, origin: string) =>
  fetch(`${baseUrl}/api/forms/12`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });

describe('a page of a listed origin', () => {
  it('may send requests with cookies, and cache the preflight', async () => {
    const response = await ask(api, listed);
    expect(response.status).toBe(204);
    expect(corsHeaders(response)).toEqual({
      'access-control-allow-origin': listed,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      'access-control-expose-headers': 'retry-after, x-request-id',
      'access-control-max-age': '7200',
    });
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it('may use the method of every call of the contract', async () => {
    const methods = new Set(Object.values(contract).flatMap((one) => callOf(one)?.method ?? []));
    expect(methods.size).toBeGreaterThan(1);
    const allowed = corsHeaders(await ask(api, listed))['access-control-allow-methods']?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining([...methods]));
  });

  it.each(['/api/forms', '/api/nothing', '/api/forms/12'])(
    'reads the answer of %s, errors too',
    async (path) => {
      const response = await fetch(api.baseUrl + path, { headers: { origin: 'http://localhost:5173' } });
      expect(corsHeaders(response)).toMatchObject({
        'access-control-allow-origin': 'http://localhost:5173',
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'retry-after, x-request-id',
      });
      expect(response.headers.get('vary')).toContain('Origin');
    },
  );
});

describe('a page of another origin', () => {
  it.each([
    'https://evil.example.test',
    `${listed}.evil.test`,
    'https://evil-club.example.test',
    'http://club.example.test',
    `${listed}:8443`,
    'HTTPS://CLUB.EXAMPLE.TEST',
    'null',
    '*',
  ])('as %s may send and read nothing', async (origin) => {
    const asked = await ask(api, origin);
    expect(asked.status).toBe(404);
    expect(corsHeaders(asked)).toEqual({});
    const response = await fetch(`${api.baseUrl}/api/forms`, { headers: { origin } });
    expect(corsHeaders(response)).toEqual({});
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it('may send and read nothing of an API that lists none', async () => {
    expect(corsHeaders(await ask(alone, listed))).toEqual({});
    const response = await fetch(`${alone.baseUrl}/api/forms`, { headers: { origin: listed } });
    expect(corsHeaders(response)).toEqual({});
  });
});
