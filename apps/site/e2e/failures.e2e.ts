import { BatteryTestPage } from './support/battery-test.ts';
import { address, expect, test } from './support/test.ts';

test('the home page works without an API', async ({ request }) => {
  const answer = await request.get(`${address('E2E_LONELY_SITE')}/fr`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<h1[^>]*>Sur la route[\s\S]*<article/);
});

test('a stored submission is confirmed when the network drops with the answer', async ({
  page,
  complaints,
  unique,
  rows,
}) => {
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await form.fill({ make: unique });
  await page.route(/\/api\/forms\/12$/, async (route) => {
    const response = await route.fetch();
    await page.context().setOffline(true);
    await route.fulfill({ response });
  });
  await form.sendButton.click();
  await expect.poll(() => rows(unique)).toHaveLength(1);
  const [row] = await rows(unique);
  await expect(page.getByRole('main')).toContainText(row?.reference ?? 'none');
});

test('a call to an unavailable API is answered in the API’s format', async ({ request }) => {
  const answer = await request.post(`${address('E2E_LONELY_SITE')}/api/forms/12`, { data: {} });
  expect(answer.status()).toBe(503);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({
    status: 'error',
    code: 'unavailable',
    errors: { generic: 'tryAgainLater' },
  });
});

test('the API’s errors pass through the site unchanged', async ({ request }) => {
  const site = address('E2E_SITE');
  const unknown = await request.get(`${site}/api/nothing`);
  expect([unknown.status(), (await unknown.json()).code]).toEqual([404, 'not_found']);
  const broken = await request.post(`${site}/api/forms/12`, {
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-some-length' },
    data: Buffer.from('{'),
  });
  expect([broken.status(), (await broken.json()).code]).toEqual([400, 'invalid_body']);
  expect((await (await request.get(`${site}/api/health`)).json()).status).toBe('ok');
});
