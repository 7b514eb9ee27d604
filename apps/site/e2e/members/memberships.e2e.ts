import type { Page } from 'playwright/test';
import { address, expect, hydrated, test } from '../support/test.ts';

const words = {
  fr: {
    path: '/fr/adhesions',
    choose: '/fr/adhesions/choisir',
    first: 'Première adhésion',
    compare: 'Comparer',
    differences: 'Seulement ce qui diffère',
    names: ['Jalon Essentiel', 'Jalon Plus', 'Jalon Famille', 'Jalon Premier'],
    price: /\d+,\d{2}\s?\$ par année/,
    unpriced: 'Nous ne pouvons pas afficher les prix pour le moment',
    present: 'Votre adhésion actuelle',
  },
  en: {
    path: '/en/memberships',
    choose: '/en/memberships/choose',
    first: 'First membership',
    compare: 'Compare',
    differences: 'Only what differs',
    names: ['Jalon Essential', 'Jalon Plus', 'Jalon Family', 'Jalon Premier'],
    price: /\$\d+\.\d{2} a year/,
    unpriced: 'We can’t show prices at the moment',
    present: 'Your current membership',
  },
} as const;

const headings = (page: Page) =>
  page.getByRole('table').locator('thead th:not(:first-child)').allInnerTexts();

test('the comparator has the prices of the API, and follows the selection and the URL', async ({
  page,
  axe,
}) => {
  const word = words.fr;
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/assistance-routiere`);
  await expect(page.locator('[data-model=membership-spotlight]')).toContainText(word.price);
  await page.goto(address('E2E_CLUB_SITE') + word.path);
  await hydrated(page);
  await expect(page.getByRole('table')).toContainText(word.price);
  const tiles = page.locator('[data-model=membership-comparator]').getByRole('article');
  await expect(tiles.getByRole('heading')).toHaveText(word.names);
  await expect(tiles.first()).toContainText(word.price);
  await expect(page.getByText(word.unpriced)).toHaveCount(0);
  expect(await headings(page)).toEqual(word.names);
  expect(await axe()).toEqual([]);

  await page.getByLabel(word.first).selectOption('premier');
  await expect(page).toHaveURL(/\?first=premier&second=plus$/);
  const selected = await headings(page);
  expect(selected.slice(0, 2)).toEqual(['Jalon Premier', 'Jalon Plus']);
  await page.reload();
  await expect.poll(() => headings(page)).toEqual(selected);
});

test('the present type of a member is marked', async ({ page, context }) => {
  const member = {
    name: 'Zoé',
    surname: 'Côté',
    memberNumber: '620272000000000',
    codeOptionAdhesion: 'PLUS',
  };
  const url = address('E2E_CLUB_SITE');
  await context.addCookies([{ name: 'memberInfo', value: encodeURIComponent(JSON.stringify(member)), url }]);
  await page.goto(url + words.fr.path);
  const marked = page.getByRole('columnheader').filter({ hasText: words.fr.present });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('Jalon Plus');
});

test('only the pages of memberships load their code and content', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/voyages`);
  await page.waitForLoadState('networkidle');
  const elsewhere = (await Promise.all(scripts)).join('\n');
  expect(elsewhere).not.toContain(words.fr.differences);

  scripts.length = 0;
  await page.goto(address('E2E_CLUB_SITE') + words.fr.path);
  await page.getByRole('table').hover();
  await page.waitForLoadState('networkidle');
  const here = (await Promise.all(scripts)).join('\n');
  expect(here).toContain(words.fr.differences);
  expect(here).not.toMatch(/Panne sèche|Out of gas|Jalon Premier/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the selects are a form whose answer compares the two', async ({ page }) => {
    const word = words.en;
    await page.goto(address('E2E_CLUB_SITE') + word.path);
    await expect(page.getByRole('table')).toContainText(word.price);
    expect(await headings(page)).toEqual(word.names);
    await page.getByLabel(word.first).selectOption('famille');
    await page.getByLabel(word.differences).check();
    await page.getByRole('button', { name: word.compare, exact: true }).click();
    await expect(page).toHaveURL(/\?first=famille&second=plus&differences=1#compare-memberships$/);
    expect((await headings(page)).slice(0, 2)).toEqual(['Jalon Family', 'Jalon Plus']);
    await expect(page.getByRole('heading', { name: 'Compare memberships' })).toBeInViewport();
  });

  test('four questions lead to two memberships and their comparison', async ({ page }) => {
    const word = words.en;
    await page.goto(address('E2E_CLUB_SITE') + word.choose);
    const main = page.getByRole('main');
    for (const answer of ['alone', 'far', 'camper', 'everything']) {
      await main.locator(`input[type=radio][value=${answer}]`).check();
      await main.getByRole('button').click();
    }
    await expect(page).toHaveURL(
      /\?household=alone&distance=far&vehicle=camper&advice=everything(&asked=advice)?$/,
    );
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Jalon Premier', 'Jalon Plus']);
    await expect(main).toContainText(word.price);
    await expect(main).toContainText('You drive a recreational vehicle, which the RV option covers.');
    expect((await headings(page)).slice(0, 2)).toEqual(['Jalon Premier', 'Jalon Plus']);
    await main.getByLabel(word.first).selectOption('famille');
    await main.getByRole('button', { name: word.compare, exact: true }).click();
    await expect(page).toHaveURL(/\/en\/memberships\?first=famille&second=plus&differences=1$/);
    expect((await headings(page)).slice(0, 2)).toEqual(['Jalon Family', 'Jalon Plus']);
  });
});
