import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort, runToEnd, startServer } from './support/servers.ts';
import { expect, hydrated, test } from './support/test.ts';

test('a page that fails answers 500 with a page of the site, and tells the log alone why', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500/);
  // React's own report of an error that a boundary caught, which names no cause in production.
  complaints.allow(/Unexpected Server Error/);
  const site = await startServer('failingSite', await freePort(), {});
  const answer = await page.goto(`${site.url}/fr`);
  await hydrated(page);
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une erreur est survenue de notre côté');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  expect(await page.content()).not.toMatch(/a secret of the server|node_modules|\.tsx?:\d/);
  expect((await site.stop()).output).toContain('a secret of the server');
});

test('a stop finishes the answer that is under way', async () => {
  const arrived = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const api = createServer(async (request, response) => {
    request.resume();
    arrived.resolve(undefined);
    await released.promise;
    response
      .setHeader('content-type', 'application/json')
      .end('{"status":"success","reference":"BCDFGHJKLM"}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const site = await startServer('site', await freePort(), { API_URL: `http://127.0.0.1:${port}` });

  const answer = fetch(`${site.url}/api/forms/12`, { method: 'POST', body: '{}' });
  await arrived.promise;
  const stopped = site.stop();
  // New connections are refused from now on.
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

test('a busy port is told in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, output } = await runToEnd('site', port, {});
  other.close();
  expect(output).toBe(`Port ${port} is in use: set PORT to a free one.\n`);
  expect(code).toBe(1);
});

test('each mistake of the settings is told in one line', async () => {
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

test('the log tells what happened and nothing about who asked', async ({ request }) => {
  const site = await startServer('site', await freePort(), { LOG_LEVEL: 'info' });
  await request.get(`${site.url}/en/forms/battery-test?secret=of-mine`, {
    headers: { 'x-forwarded-for': '203.0.113.99', 'user-agent': 'A browser of mine' },
  });
  const { output } = await site.stop();
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ method: 'GET', route: '/*', status: 200 }));
  expect(output).not.toMatch(/of-mine|203\.0\.113\.99|A browser of mine/);
});
