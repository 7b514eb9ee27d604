import { once } from 'node:events';
import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort, runToEnd } from './support/servers.ts';
import { postSignIn } from './support/sign-in.ts';
import { address, expect, test } from './support/test.ts';

test('a port in use is reported on one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
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

test('the log has the outcome and no data about the visitor, and a stop signal lets the request in progress finish', async ({
  request,
  serve,
}) => {
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

  const last = openRequest(form, {
    method: 'POST',
    headers: { 'content-length': 3, expect: '100-continue' },
  });
  await once(last, 'continue');
  const stopped = site.stop();
  // New connections are rejected from now on.
  await expect.poll(() => fetch(site.url).then(Boolean, () => false)).toBe(false);
  last.end('a=b');
  const [answer] = await once(last, 'response');
  expect(answer.statusCode).toBe(422);
  const { code, output } = await stopped;
  expect(code).toBe(0);
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
