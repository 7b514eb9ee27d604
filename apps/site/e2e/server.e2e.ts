import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort, runToEnd, startServer } from './support/servers.ts';
import { address, expect, hydrated, test } from './support/test.ts';

test('a page that fails answers 500 with a page of the site, and logs the stack without the message', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500/);
  // React reports an error that a boundary caught, without its cause in production.
  complaints.allow(/Unexpected Server Error/);
  const site = await startServer('failingSite', await freePort(), {});
  const answer = await page.goto(`${site.url}/fr`);
  await hydrated(page);
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une erreur est survenue de notre côté');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  expect(await page.content()).not.toMatch(/a secret of the server|node_modules|\.tsx?:\d/);
  await page.close();
  const { output } = await site.stop();
  expect(output).toMatch(/"level":50,.*"type":"Error".*failing-site\.ts:\d/);
  expect(output).not.toContain('a secret of the server');
});

test('a stop signal lets the request in progress finish', async () => {
  const arrived = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const api = createServer(async (request, response) => {
    request.resume();
    // The site reads the club settings of the API when it starts.
    if (request.method !== 'POST') return response.writeHead(404).end();
    arrived.resolve(undefined);
    await released.promise;
    response
      .setHeader('content-type', 'application/json')
      .end('{"status":"success","reference":"BCDFGHJKLM"}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const bound = api.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const site = await startServer('site', await freePort(), { API_URL: `http://127.0.0.1:${port}` });

  const answer = fetch(`${site.url}/api/forms/12`, { method: 'POST', body: '{}' });
  await arrived.promise;
  const stopped = site.stop();
  // New connections are rejected from now on.
  await expect
    .poll(() =>
      fetch(`${site.url}/robots.txt`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false);
  released.resolve(undefined);
  expect((await answer).status).toBe(200);
  expect((await (await answer).json()).reference).toBe('BCDFGHJKLM');
  expect((await stopped).code).toBe(0);
  api.close();
});

test('a site that trusts no proxy starts', async () => {
  const site = await startServer('site', await freePort(), { TRUSTED_PROXIES: 'none' });
  expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200);
  expect((await site.stop()).code).toBe(0);
});

test('a port in use is reported on one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const bound = other.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const { code, output } = await runToEnd('site', port, {});
  other.close();
  expect(output).toBe(`PORT: port ${port} on 127.0.0.1 is already in use.\n`);
  expect(code).toBe(1);
});

test('each error in the settings is reported on one line', async () => {
  const { code, output } = await runToEnd('site', 0, {
    PORT: 'many',
    API_URL: 'localhost:3001',
    CLUB_CONFIG: '/no/such/file.json',
    LOG_LEVEL: 'loud',
  });
  expect(code).toBe(1);
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['CLUB_CONFIG', 'PORT', 'API_URL', 'LOG_LEVEL']);
});

test('the log has the outcome and no data about the visitor', async ({ request }) => {
  const site = await startServer('site', await freePort(), { LOG_LEVEL: 'info' });
  const form = `${site.url}/en/forms/battery-test`;
  const headers = { 'x-forwarded-for': '203.0.113.99', 'user-agent': 'A browser of mine' };
  await request.get(`${form}?secret=of-mine`, { headers });
  await request.get(`${site.url}/en/a-page-of-mine`, { headers });
  await request.post(`${site.url}/fr?secret=of-mine`, { headers, form: { vehiculeMarque: 'A car of mine' } });
  const foreign = { ...headers, origin: 'https://a-site-of-mine.example' };
  await request.post(form, { headers: foreign, form: { vehiculeMarque: 'A car of mine' } });
  const { output } = await site.stop();
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const [method, status] of [
    ['GET', 200],
    ['GET', 404],
    ['POST', 405],
    ['POST', 400],
  ]) {
    expect(lines).toContainEqual(expect.objectContaining({ level: 30, method, route: '/*', status }));
  }
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  expect(output).not.toMatch(/of[- ]mine|203\.0\.113\.99|stack/);
});

test('behind an unnamed proxy, SITE_URL decides which posts are accepted', async ({ request }) => {
  const site = await startServer('site', await freePort(), {
    SITE_URL: 'https://club.example',
    TRUSTED_PROXIES: '203.0.113.1',
    API_URL: address('E2E_API'),
  });
  const post = (origin: string) =>
    request.post(`${site.url}/fr/formulaires/test-de-batterie`, {
      headers: { origin, host: 'club.example', 'x-forwarded-proto': 'https' },
      form: {
        idempotencyKey: 'key-of-the-post-through-a-proxy',
        centreUrbain: 'Laval',
        vehiculeMarque: 'Kia',
        vehiculeModele: 'Niro',
        vehiculeAnnee: '2022',
      },
      maxRedirects: 0,
    });
  const taken = await post('https://club.example');
  expect(taken.status()).toBe(303);
  expect(taken.headers()['set-cookie']).toMatch(/^formSent=.*; Secure;/);
  expect((await post('http://club.example')).status()).toBe(400);
  const robots = await request.get(`${site.url}/robots.txt`);
  expect(await robots.text()).toContain('Sitemap: https://club.example/sitemap.xml');
  expect(robots.headers()['cache-control']).toBe('public, max-age=3600');
  await site.stop();
});

test('the search index has an address of a scene that the next version keeps', async ({ request }) => {
  const site = address('E2E_CLUB_SITE');
  const page = await (await request.get(`${site}/fr/assistance-routiere/remorquage`)).text();
  const [, scene] = /<meta name="jalon:image" content="([^"]+)"/.exec(page) ?? [];
  expect(scene).toBe('/assets/tow-truck.svg');
  const answer = await request.get(`${site}${scene}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('public, max-age=86400');
});

test('the icons that content names are served where their component looks for them', async ({ request }) => {
  const answer = await request.get(`${address('E2E_SITE')}/assets/icons.svg`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('image/svg+xml');
  // Its name has no hash, so a new version must be revalidated.
  expect(answer.headers()['cache-control']).not.toContain('immutable');
  expect(await answer.text()).toContain('id="tow-truck"');
});
