import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ApiClientOptions,
  call,
  findAddresses,
  getMember,
  getRenderToken,
  isCallError,
  listForms,
  retrieveAddress,
  saveCheckout,
  submitForm,
} from './index.ts';

/** A fetch that always gives the same answer and records its calls. */
function answering(answer: () => Response | Promise<Response>) {
  const calls: { url: string; init?: RequestInit }[] = [];
  const send: typeof fetch = async (url, init) => {
    calls.push({ url: String(url), init });
    return answer();
  };
  return { send, calls };
}

/** A fetch without an answer, until it is given up. */
const never: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReturnValue();
});
afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});

const idempotencyKey = 'a-key-of-16-chars';
const baseUrl = 'https://api.test';

const submit = (body: object, options: ApiClientOptions) =>
  call(submitForm, { params: { formId: 12 }, body, idempotencyKey }, options);

describe('submitForm', () => {
  it('posts the payload as JSON under its key', async () => {
    const { send, calls } = answering(() => Response.json({ status: 'success', reference: '2346' }));
    const answer = await submit({ formID: '12' }, { baseUrl, fetch: send });

    expect(answer).toEqual({ status: 'success', reference: '2346' });
    expect(calls[0]?.url).toBe('https://api.test/api/forms/12');
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: '{"formID":"12"}',
    });
  });

  it('calls the page’s own origin by default, with the headers that the caller adds', async () => {
    const { send, calls } = answering(() => Response.json({ status: 'success', reference: '2346' }));
    await submit({}, { fetch: send, headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(calls[0]?.url).toBe('/api/forms/12');
    expect(calls[0]?.init?.headers).toMatchObject({ 'x-forwarded-for': '192.0.2.1' });
  });

  it('says when to come back', async () => {
    const { send } = answering(() =>
      Response.json(
        { status: 'error', code: 'too_many', errors: { generic: 'tooMany' } },
        { status: 429, headers: { 'retry-after': '42' } },
      ),
    );
    expect(await submit({}, { fetch: send })).toMatchObject({
      httpStatus: 429,
      retryAfter: 42,
    });
  });

  const json = (body: unknown, status = 200) => Response.json(body, { status });
  it.each<[string, () => Response | Promise<Response>]>([
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is no JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['the answer breaks off', () => new Response('{"status":"succ')],
    ['the answer is null', () => json(null)],
    ['the answer is another service’s', () => json({ ok: true })],
    ['the error names none', () => json({ status: 'error' }, 400)],
    ['the error is another service’s', () => json({ message: 'Bad gateway' }, 502)],
    ['the error is a text', () => json('Internal server error', 500)],
  ])('gives an error that can be shown when %s', async (_case, answer) => {
    const { send } = answering(answer);
    expect(await submit({}, { fetch: send })).toEqual({
      status: 'error',
      code: 'network',
      errors: { generic: 'tryAgainLater' },
      httpStatus: 0,
    });
  });

  it('gives up an answer that does not come in time', async () => {
    expect(await submit({}, { fetch: never, timeout: 20 })).toMatchObject({ code: 'network' });
  });
});

describe('a failed call', () => {
  const failure = new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
  const refused = answering(() => Promise.reject(failure)).send;

  it('logs its cause in development', async () => {
    await call(listForms, {}, { fetch: refused, baseUrl });
    expect(warn).toHaveBeenCalledWith('No usable answer from https://api.test/api/forms:', failure);
    await call(
      listForms,
      {},
      { fetch: answering(() => Response.json({ message: 'x' }, { status: 502 })).send },
    );
    expect(warn).toHaveBeenLastCalledWith(expect.any(String), expect.stringContaining('HTTP 502'));
  });

  it('logs nothing in production, and nothing when its caller gave it up', async () => {
    const gaveUp = answering(() => Promise.reject(new DOMException('', 'AbortError'))).send;
    await call(listForms, {}, { fetch: gaveUp });
    vi.stubEnv('NODE_ENV', 'production');
    await call(listForms, {}, { fetch: refused });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('tells a list from an error', async () => {
    const list = { forms: [{ id: 12, name: 'battery-test' }] };
    const answer = await call(listForms, {}, { fetch: answering(() => Response.json(list)).send });
    expect(answer).toEqual(list);
    expect(isCallError(answer)).toBe(false);
  });

  it('sends what its contract names, and nothing without it', async () => {
    const { send, calls } = answering(() => Response.json({ id: 'x' }));
    const checkout = { flow: 'register', locale: 'fr', data: {}, progress: {} } as const;
    await call(saveCheckout, { params: { checkoutId: 'a/b' }, body: checkout }, { fetch: send });
    expect(calls[0]).toMatchObject({
      url: '/api/checkouts/a%2Fb',
      init: { method: 'PUT', body: JSON.stringify(checkout), keepalive: false },
    });
    // @ts-expect-error The number of the member is missing.
    await call(getMember, {}, { fetch: send });
    expect(calls[1]).toMatchObject({ url: '/api/talend-members', init: { method: 'GET', headers: {} } });
    expect(calls[1]?.init).not.toHaveProperty('body');
  });

  it('has its query in its address, whatever the characters', async () => {
    const { send, calls } = answering(() => Response.json({ token: 'a.b', Items: [] }));
    const options = { fetch: send, baseUrl };
    expect(await call(getRenderToken, {}, options)).toMatchObject({ token: 'a.b' });
    await call(findAddresses, { query: { 'search-param': '350 rue & d’été' } }, options);
    const chosen = { 'retrieved-id': 'CA|CP|B|1', 'language-preference': 'en' } as const;
    await call(retrieveAddress, { query: chosen }, options);
    expect(calls.map(({ url }) => url.replace(`${baseUrl}/api/`, ''))).toEqual([
      'render-token',
      'get-addresscomplete-interactive-find?search-param=350+rue+%26+d%E2%80%99%C3%A9t%C3%A9',
      'get-addresscomplete-interactive-retrieve?retrieved-id=CA%7CCP%7CB%7C1&language-preference=en',
    ]);
  });

  it('is given up when more was typed', async () => {
    const typing = new AbortController();
    const options = { fetch: never, signal: typing.signal };
    const answer = call(findAddresses, { query: { 'search-param': '350 rue' } }, options);
    typing.abort();
    expect(await answer).toMatchObject({ code: 'network' });
  });
});
