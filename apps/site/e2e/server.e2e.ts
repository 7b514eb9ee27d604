import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort, runToEnd } from './support/servers.ts';
import { postSignIn } from './support/sign-in.ts';
import { address, expect, hydrated, test } from './support/test.ts';

test('a page that fails answers 500 with a page of the site, and logs the stack without the message', async ({
  page,
  complaints,
  serve,
}) => {
  complaints.allow(/status of 500/);
  // React reports an error that a boundary caught, without its cause in production.
  complaints.allow(/Unexpected Server Error/);
  const site = await serve('failingSite', await freePort(), {});
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

test('a stop signal lets the request in progress finish', async ({ serve }) => {
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
  const site = await serve('site', await freePort(), { API_URL: `http://127.0.0.1:${port}` });

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

test('the log has the outcome and no data about the visitor', async ({ request, serve }) => {
  const site = await serve('site', await freePort(), {
    LOG_LEVEL: 'info',
    API_URL: address('E2E_API'),
    CLUB_CONFIG: join(address('E2E_DATA_DIR'), 'specification.json'),
  });
  const form = `${site.url}/en/forms/battery-test`;
  const headers = { 'x-forwarded-for': '203.0.113.99', 'user-agent': 'A browser of mine' };
  await request.get(`${form}?secret=of-mine`, { headers });
  await request.get(`${site.url}/en/a-page-of-mine`, { headers });
  await request.post(`${site.url}/fr?secret=of-mine`, { headers, form: { vehiculeMarque: 'A car of mine' } });
  const foreign = { ...headers, origin: 'https://a-site-of-mine.example' };
  await request.post(form, { headers: foreign, form: { vehiculeMarque: 'A car of mine' } });
  await postSignIn(request, { site: site.url, r: '/fr/a-page-of-mine' });
  await postSignIn(request, { site: site.url, username: 'a-name-of-mine', password: 'a-secret-of-mine' });
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
    ['POST', 303],
    ['POST', 422],
  ]) {
    expect(lines).toContainEqual(expect.objectContaining({ level: 30, method, route: '/*', status }));
  }
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  expect(output).not.toMatch(
    /of[- ]mine|203\.0\.113\.99|stack|zoe\.cote|1000000017|jalon-demonstration|accessToken/,
  );
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
