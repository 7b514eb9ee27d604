import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { RouterContextProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PageTemplate } from '../app/page-parts/page-template.tsx';
import { readSettings } from '../app/settings/settings.ts';
import type { Visitor } from '../app/visitor/visitor.ts';
import { createServer } from './server.ts';
import { siteBuild } from './testing/site-build.ts';

/** A build whose only page is `answer`, at every address. */
function buildOf(answer: (request: Request) => Promise<Response> | Response, contentVersion = () => '1') {
  const load = ({ request }: { request: Request }) => answer(request);
  const route = { id: 'page', path: '*', module: { loader: load, action: load } };
  const module = {
    default: () => new Response(),
    createSiteContext: vi.fn(() => new RouterContextProvider()),
    loadContent: async () => ({ stop() {} }),
    contentVersion,
    visitorOf: (cookies: string | null | undefined) => ({
      member: cookies?.includes('memberInfo') ? ({ name: 'Zoé' } as Visitor['member']) : undefined,
      hasChosen: cookies?.includes('consent') ?? false,
    }),
    parseTemplate: (html: string) => ({ texts: [html], parts: [] }),
    fillPage: ({ texts }: PageTemplate, { member, hasChosen }: Visitor) =>
      [...texts, member?.name, hasChosen && 'chosen'].filter(Boolean).join(', '),
  };
  return siteBuild(module, { page: route });
}

async function startSite(
  variables: Record<string, string> = {},
  page = buildOf(() => new Response('a page')),
) {
  const { settings } = readSettings({ LOG_LEVEL: 'silent', ...variables });
  if (!settings) throw new Error('The settings are invalid');
  const app = await createServer(settings, page);
  onTestFinished(() => app.close());
  return app;
}

/** An API that answers with the requested path, or another part of the request. */
async function startApi(part = ({ url }: IncomingMessage) => url): Promise<string> {
  const api = createHttpServer((request, response) => void response.end(part(request)));
  api.listen(0, '127.0.0.1');
  onTestFinished(() => void api.close());
  await once(api, 'listening');
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

it.each(['u:p@localhost', 'localhost/path', 'localhost?query', 'local host', '[::1', 'localhost:port'])(
  'answers 400 to Host: %s, and logs nothing of the request',
  async (host) => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    onTestFinished(() => write.mockRestore());
    const site = await startSite({ LOG_LEVEL: 'info' });
    const url = '/fr?courriel=zoe@club.example';
    expect((await site.inject({ url, headers: { host } })).statusCode).toBe(400);
    expect((await site.inject({ url: '/api/forms', headers: { host } })).statusCode).toBe(400);
    for (const [line] of write.mock.calls) expect(String(line)).not.toMatch(/zoe|courriel|localhost/);
  },
);

/** The answer to a request over a socket, as text. */
async function exchange(site: Awaited<ReturnType<typeof startSite>>, request: string): Promise<string> {
  await site.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  let answer = '';
  socket.setEncoding('utf8').on('data', (data) => {
    answer += data;
  });
  await vi.waitFor(() => expect(answer).toMatch(/HTTP\/1\.1 [2-5]/), { timeout: 5_000 });
  socket.destroy();
  return answer;
}

it('answers 400 to a request with two hosts', async () => {
  const head = 'GET /fr HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\nHost: evil.example\r\n\r\n';
  expect(await exchange(await startSite(), head)).toMatch(/^HTTP\/1\.1 400 /);
});

it('forwards a request that waits for 100', async () => {
  const site = await startSite({ API_URL: await startApi() });
  const head =
    'POST /api/quotes/preview HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n';
  expect(await exchange(site, `${head}{}`)).toMatch(/^HTTP\/1\.1 100 Continue[\s\S]*HTTP\/1\.1 200 /);
});

it('answers an HTTP/1.0 request, which has no Host', async () => {
  const site = await startSite();
  expect((await site.inject({ url: '/fr', headers: { host: '' } })).statusCode).toBe(200);
});

it('logs an unexpected error without its message, which may quote the request', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const site = await startSite({ LOG_LEVEL: 'info' });
  site.addHook('preHandler', () => {
    throw new Error('of zoe@club.example');
  });
  expect((await site.inject('/fr?courriel=zoe@club.example')).statusCode).toBe(500);
  const log = write.mock.calls.map(([line]) => String(line)).join('');
  expect(log).toContain('A request failed');
  expect(log).not.toContain('zoe');
});

it.each(['/api/..%2f', '/api/..%2fetc', '/api/..%5cx', '/api/%2e%2e%2f%2e%2e%2f'])(
  'answers 404 to %s, which leads out of the API',
  async (url) => {
    const site = await startSite({ API_URL: await startApi() });
    const answer = await site.inject(url);
    expect(answer.statusCode).toBe(404);
  },
);

it('answers 503 when the API is unavailable', async () => {
  const site = await startSite({ API_URL: 'http://127.0.0.1:1' });
  expect((await site.inject('/api/forms')).statusCode).toBe(503);
});

it.each([
  [{ 'sec-fetch-site': 'cross-site' }, 400],
  [{ 'sec-fetch-site': 'same-site' }, 400],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 400],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ origin: 'http://localhost' }, 200],
  [{}, 200],
])('answers a post with %o by %i', async (headers, status) => {
  const site = await startSite();
  const answer = await site.inject({
    method: 'POST',
    url: '/fr/formulaires/test-de-batterie',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'vehiculeMarque=Kia',
  });
  expect(answer.statusCode).toBe(status);
});

it('takes posts of the origin in SITE_URL behind a proxy that is not trusted, and makes pages for it', async () => {
  const site = await startSite(
    { SITE_URL: 'https://club.example', TRUSTED_PROXIES: '203.0.113.1' },
    buildOf(({ url }) => new Response(url)),
  );
  const post = (origin: string) =>
    site.inject({
      method: 'POST',
      url: '/fr',
      headers: { host: 'club.example', origin, 'x-forwarded-proto': 'https' },
      payload: '',
    });
  expect(await post('https://club.example')).toMatchObject({
    statusCode: 200,
    body: 'https://club.example/fr',
  });
  expect((await post('http://club.example')).statusCode).toBe(400);
});

it('believes no proxy where none is trusted', async () => {
  const site = await startSite(
    { TRUSTED_PROXIES: 'none' },
    buildOf(({ url }) => new Response(url)),
  );
  const headers = { host: 'localhost', 'x-forwarded-proto': 'https' };
  expect((await site.inject({ url: '/fr', headers })).body).toBe('http://localhost/fr');
});

it.each([
  ['loopback', '203.0.113.7'],
  ['none', '127.0.0.1'],
])('tells the API the visitor’s own address, where it trusts %s: %s', async (proxies, address) => {
  const build = buildOf(() => new Response('a page'));
  const API_URL = await startApi(({ headers }) => String(headers['x-forwarded-for']));
  const site = await startSite({ API_URL, TRUSTED_PROXIES: proxies }, build);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect((await site.inject({ url: '/api/forms', headers })).body).toBe(address);
  await site.inject({ url: '/fr', headers });
  expect(build.entry.module.createSiteContext).toHaveBeenCalledWith(
    expect.objectContaining({ visitor: expect.objectContaining({ 'x-forwarded-for': address }) }),
  );
});

it('can’t be framed, even in a browser without frame-ancestors', async () => {
  const site = await startSite();
  expect((await site.inject('/fr')).headers['x-frame-options']).toBe('DENY');
});

it('sends the security headers of a page with a file and with the answer to malformed HTTP', async () => {
  const site = await startSite({ SITE_URL: 'https://club.example' });
  const { headers } = await site.inject({ url: '/assets/missing.js', headers: { host: 'club.example' } });
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");

  await site.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('not HTTP\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('strict-transport-security: max-age=31536000');
  expect(answer).toContain("frame-ancestors 'none'");
  expect(answer).not.toContain('not HTTP');
});

it('answers more pages than it can render with a short 503 page, and posts a little longer', async () => {
  const released = Promise.withResolvers<undefined>();
  let started = 0;
  const slow = buildOf(async () => {
    started += 1;
    await released.promise;
    return new Response('a page');
  });
  const site = await startSite({ CONCURRENT_PAGES: '2' }, slow);
  const post = { method: 'POST', url: '/en/forms/contact-us', payload: 'a=b' } as const;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };

  const admitted = [site.inject('/fr'), site.inject('/en')];
  while (started < 2) await turn();
  const refused = await site.inject('/en/forms/battery-test');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused.body).toContain('<html lang="en-CA">');
  expect(refused.body).toContain('The site is very busy right now');
  expect(refused.body).not.toContain('occupé');
  expect((await site.inject('/fr')).body).toContain('<h1>Le site est très occupé en ce moment</h1>');
  expect((await site.inject('/sitemap.xml')).body).toMatch(/occupé.*busy/);

  admitted.push(site.inject({ ...post, headers }), site.inject({ ...post, headers }));
  while (started < 4) await turn();
  expect((await site.inject({ ...post, headers })).statusCode).toBe(503);

  released.resolve(undefined);
  for (const answer of await Promise.all(admitted)) expect(answer.statusCode).toBe(200);
  expect((await site.inject('/en/forms/battery-test')).statusCode).toBe(200);
});

it('makes a public page once for each version of the content, and a private one each time', async () => {
  let made = 0;
  let version = 'one';
  const build = buildOf(
    ({ url }) => {
      made += 1;
      const cacheControl = url.endsWith('/fr') ? 'public, max-age=0' : 'private';
      return new Response(`page ${made}`, { headers: { 'cache-control': cacheControl } });
    },
    () => version,
  );
  const site = await startSite({}, build);
  const read = async (url: string, headers: Record<string, string> = {}) =>
    (await site.inject({ url, headers })).body;
  expect([await read('/fr'), await read('/fr')]).toEqual(['page 1', 'page 1']);
  expect(await read('/fr', { cookie: 'locale=fr' })).toBe('page 1');
  expect(await read('/fr', { cookie: 'consent=a' })).toBe('page 1, chosen');
  expect(await read('/fr', { cookie: 'memberInfo=a' })).toBe('page 1, Zoé');
  expect(await read('/fr', { cookie: 'flowsStates=a' })).toBe('page 2');
  expect(await read('/fr?a=b')).toBe('page 3');
  expect([await read('/en'), await read('/en')]).toEqual(['page 4', 'page 5']);
  expect(await read('/fr', { host: 'other.example' })).toBe('page 6');
  version = 'two';
  expect([await read('/fr'), await read('/fr')]).toEqual(['page 7', 'page 7']);
});

it('lets only pages without a member be kept between the site and the browser', async () => {
  const headers = { 'cache-control': 'public, max-age=0' };
  const site = await startSite(
    {},
    buildOf(() => new Response('page', { headers })),
  );
  const cachingOf = async (url: string, cookie = '') => {
    const { headers: sent } = await site.inject({ url, headers: { cookie } });
    return [sent['cache-control'], sent.vary, typeof sent.etag];
  };
  const kept = ['public, max-age=0', 'accept-encoding, cookie', 'string'];
  const own = ['private, no-cache', 'accept-encoding, cookie', 'undefined'];
  expect([await cachingOf('/fr'), await cachingOf('/fr', 'consent=a')]).toEqual([kept, kept]);
  expect([await cachingOf('/fr', 'memberInfo=a'), await cachingOf('/fr?a=b')]).toEqual([own, own]);
});

it('keeps nothing of an answer to HEAD', async () => {
  const headers = { 'cache-control': 'public, max-age=0' };
  const build = buildOf(({ method }) => new Response(method === 'HEAD' ? null : 'a page', { headers }));
  const site = await startSite({}, build);
  expect((await site.inject({ method: 'HEAD', url: '/fr' })).statusCode).toBe(200);
  expect((await site.inject('/fr')).body).toBe('a page');
});

it('stops at once while a browser keeps a connection that it has not used', async () => {
  const site = await startSite();
  await site.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  await site.close();
  expect(site.server.listening).toBe(false);
});

it('answers a request in progress while it stops, and closes its connection', async () => {
  const released = Promise.withResolvers<undefined>();
  const started = Promise.withResolvers<undefined>();
  const slow = buildOf(async () => {
    started.resolve(undefined);
    await released.promise;
    return new Response('a page');
  });
  const site = await startSite({}, slow);
  const answer = fetch(new URL('/fr', await site.listen({ host: '127.0.0.1', port: 0 })));
  await started.promise;
  const stopped = site.close();
  await vi.waitFor(() => expect(site.server.listening).toBe(false));
  released.resolve(undefined);
  const { status, headers } = await answer;
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
});
