import { BatteryTestPage } from './support/battery-test.ts';
import { address, expect, hydrated, test } from './support/test.ts';

test('an unavailable API shows the generic error and keeps what was typed', async ({
  page,
  complaints,
  unique,
}) => {
  complaints.allow(/status of 503/);
  const form = new BatteryTestPage(page, 'fr', address('E2E_LONELY_SITE'));
  await form.open();
  await form.fill({ make: unique });
  const typed = await form.values();
  await form.sendButton.click();
  await expect(form.genericError).toBeVisible();
  expect(await form.values()).toEqual(typed);
  expect(page.url()).toBe(form.site + form.words.path);
  await expect(form.sendButton).not.toHaveAttribute('aria-disabled', 'true');
});

test('the home page works without an API', async ({ page }) => {
  const answer = await page.goto(`${address('E2E_LONELY_SITE')}/fr`);
  await hydrated(page);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a stored submission is confirmed in the form when the site does not answer', async ({
  page,
  complaints,
  unique,
  rows,
}) => {
  complaints.allow(/net::ERR_FAILED|Failed to fetch/);
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await form.fill({ make: unique });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { pathname } = new URL(page.url());
  await page.route(`**${pathname}`, async (route) => {
    await held;
    await route.abort();
  });
  const typed = await form.values();
  const isAsked = page.waitForRequest(`**${pathname}`);
  await form.sendButton.click();
  await isAsked;
  // Until then, the form keeps its values and stays busy.
  expect(await form.values()).toEqual(typed);
  await expect(form.sendButton).toHaveAttribute('aria-disabled', 'true');
  release();
  const confirmation = page.getByText(/n.\sde référence|numéro de référence/i);
  await expect(confirmation).toBeVisible();
  const [row] = await rows(unique);
  await expect(confirmation).toContainText(row?.reference ?? 'none');
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
