import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import {
  accept,
  answerBank,
  answerSteps,
  at,
  cards,
  confirm,
  fillPerson,
  goOn,
  paths,
  thanks,
  type Visit,
} from '../../../../tools/vite/walk-checkout.ts';
import { firstPage, toReview } from '../support/checkout.ts';
import { address, expect, test, visits } from '../support/test.ts';

// Each test fills in several pages.
test.describe.configure({ timeout: 90_000 });

const site = () => address('E2E_CLUB_SITE');

/** The number of orders in the database; their content is encrypted. */
async function orders(database: { query(text: string): Promise<{ rows: { count: string }[] }> }) {
  const { rows } = await database.query('SELECT count(*) FROM orders');
  return Number(rows[0]?.count);
}

for (const { language, javaScriptEnabled } of visits) {
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });
    const path = paths[language];

    test('a visitor becomes a member, and the receipt has the amounts of the review', async ({
      page,
      axe,
    }) => {
      const visit: Visit = { page, language, script: javaScriptEnabled };
      await page.goto(site() + (language === 'fr' ? '/fr/adhesions/plus' : '/en/memberships/plus'));
      await page.locator(`a[href$="${path.register}?type=PLUS"]`).first().click();
      await toReview(visit, cards.accepted, 'Zoé');
      if (javaScriptEnabled) expect(await axe()).toEqual([]);
      const total = page.locator('[data-kind="totalYear"] dd').first();
      const shown = await total.innerText();
      await accept(visit);
      await confirm(visit);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register[language]);
      await expect(total).toHaveText(shown);
      await expect(page).toHaveURL(/\?attempt=[\w-]+$/);
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      expect(cookies).not.toContain('flowsStates');
      // Back after paying shows the receipt, and so does a reload.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register[language]);
      await page.goto(site() + path.review);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register[language]);
    });

    test('the bank’s question is answered in a dialog, or on its page without script', async ({ page }) => {
      const visit: Visit = { page, language, script: javaScriptEnabled };
      await toReview(visit, cards.challenge, 'Léo');
      await accept(visit);
      await confirm(visit);
      await answerBank(visit, 'approve');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register[language]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('a visitor who skips a step is sent to the first incomplete one', async ({ page }) => {
  await page.goto(`${site()}${paths.fr.review}?type=PLUS`);
  await at({ page, language: 'fr', script: true }, paths.fr.register);
  await expect(page.locator('[name="firstName"]')).toBeVisible();
});

test('three presses and a second tab place one order', async ({ page, context, database }) => {
  const visit: Visit = { page, language: 'fr', script: true };
  await toReview(visit, cards.accepted, 'Noé');
  const before = await orders(database);
  const other = await context.newPage();
  const second: Visit = { page: other, language: 'fr', script: true };
  await other.goto(site() + paths.fr.review);
  await at(second, paths.fr.review);
  await accept(visit);
  await accept(second);
  await page.locator('form[id$="-review"]').evaluate((form: HTMLFormElement) => {
    for (let press = 0; press < 3; press += 1) form.requestSubmit();
  });
  await confirm(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register.fr);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(thanks.register.fr);
  expect(await orders(database)).toBe(before + 1);
});

test('the gateway’s frame and script are on the payment step only, nothing of ours gets the card number, and a step has little more script than a form', async ({
  page,
}) => {
  /** What the page sent to our site. */
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site())) sent.push(request.url() + (request.postData() ?? ''));
  });
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    if (response.status() >= 300) return;
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '');
  });
  /** The origin of the script of the gateway’s fields. */
  const loadedAt = new Set<string>();
  page.on('response', (response) => {
    if (/\/(sandbox|stripe)-fields-[^/]*\.js$/.test(response.url()))
      loadedAt.add(new URL(response.frame().url()).pathname);
  });
  const visit: Visit = { page, language: 'fr', script: true };
  await toReview(visit, cards.accepted, 'Zoé');
  expect([...loadedAt]).toEqual([paths.fr.payment]);
  const gateway = address('E2E_GATEWAY');
  expect(policies.get(paths.fr.payment)).toContain(`frame-src ${gateway}`);
  expect(policies.get(paths.fr.register)).not.toContain(gateway);
  expect(policies.get(paths.fr.review)).not.toContain(gateway);
  await expect(page.locator('iframe')).toHaveCount(0);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const cookies = JSON.stringify(await page.context().cookies(site()));
  const everything = [...sent, kept, cookies, await page.content()].join('\n');
  expect(sent.length).toBeGreaterThan(5);
  expect(everything).toContain('4242');
  expect(everything).not.toMatch(/4242\D{0,3}4242/);

  const form = await scriptBytes(page, '/fr/formulaires/test-de-batterie');
  for (const path of Object.values(paths.fr)) {
    const step = await scriptBytes(page, path);
    expect(step - form, `${path} has ${step} bytes, a form ${form}`).toBeLessThan(30_720);
  }
});

test('a card number typed in every field is refused there, and nothing of ours gets it', async ({
  page,
  database,
}) => {
  const number = '4242 4242 4242 4242';
  const kept: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site()))
      kept.push(decodeURIComponent(request.url()) + (request.postData() ?? ''));
  });
  const visit: Visit = { page, language: 'fr', script: true };
  const filled: string[] = [];
  await page.goto(firstPage('gift-a-membership', 'fr', '?type=PLUS'));
  await answerSteps(visit, 'gift-a-membership', {
    before: async (step) => {
      const form = page.locator(`form[id$="-${step}"]`);
      // The address changes before the step is drawn.
      await expect(form).toBeVisible();
      if (step === 'addMember') await page.locator('button[name="memberIntent"][value="add"]').click();
      if (step === 'payment') await page.locator('details:has([name="promoCode"]) summary').click();
      const fields = form.locator(
        'input:is([type="text"], [type="email"], [type="tel"], :not([type])):not([tabindex="-1"]), textarea',
      );
      for (const field of await fields.all()) {
        await field.fill(number);
        filled.push((await field.getAttribute('name')) ?? '');
      }
      await goOn(visit, step);
      for (const field of await fields.all()) {
        if (await field.evaluate((input: HTMLInputElement) => /4242\D?4242\D?4242\D?4242/.test(input.value)))
          await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      kept.push(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])));
      for (const field of await fields.all()) await field.fill('');
      if (step === 'addMember') await page.locator('button[name="memberIntent"][value^="remove"]').click();
    },
  });
  expect(filled).toEqual(expect.arrayContaining(['firstName', 'gift.message', 'unit', 'promoCode']));
  await accept(visit);
  await confirm(visit);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks['gift-a-membership'].fr);

  kept.push(JSON.stringify(await page.context().cookies(site())), await page.content());
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: string }>(`SELECT one::text AS row FROM ${name} one`);
    kept.push(...rows.map(({ row }) => row));
  }
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((text) => /4242\D?4242\D?4242\D?4242/.test(text))).toEqual([]);
});

/** The gzipped size of the site’s scripts that a page loads initially. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const answers: Response[] = [];
  const listen = (response: Response) => {
    if (response.url().startsWith(site()) && response.url().endsWith('.js')) answers.push(response);
  };
  page.on('response', listen);
  await page.goto(site() + path);
  await page.waitForLoadState('networkidle');
  page.off('response', listen);
  const sizes = await Promise.all(answers.map(async (answer) => gzipSync(await answer.body()).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('leaving the flow flushes it, and reading the privacy policy does not', async ({ page, context }) => {
  const visit: Visit = { page, language: 'fr', script: true };
  await page.goto(`${site()}${paths.fr.register}?type=PLUS`);
  await at(visit, paths.fr.register);
  await fillPerson(visit, 'Zoé');
  await goOn(visit, 'registration');
  await at(visit, paths.fr.addMember);
  const kept = () => page.evaluate(() => localStorage.getItem('app-storage') ?? '');
  await expect.poll(kept).toContain('Zoé');
  await page.goto(`${site()}/fr/a-propos/politique-de-confidentialite`);
  expect((await context.cookies()).map(({ name }) => name)).toContain('checkout-register');
  expect(await kept()).toContain('Zoé');
  await page.goto(site() + paths.fr.addMember);
  await at(visit, paths.fr.addMember);
  await page.goto(`${site()}/fr/aide`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('checkout-register');
  await expect.poll(kept).not.toContain('Zoé');
});

test('storage that is blocked loses nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const visit: Visit = { page, language: 'fr', script: true };
  await toReview(visit, cards.accepted, 'Zoé');
  await page.goto(site() + paths.fr.register);
  await expect(page.locator('[name="firstName"]')).toHaveValue('Zoé');
});

test('members only: a visitor is asked to sign in, and comes back', async ({ page }) => {
  for (const path of ['/fr/modifier-mon-adhesion', '/fr/renouvellement/paiement']) {
    await page.goto(site() + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connectez-vous pour continuer');
    await expect(page.locator(`main a[href="/fr/connexion?r=${encodeURIComponent(path)}"]`)).toBeVisible();
  }
});
