import type { Page } from 'playwright/test';
import { address, expect, hydrated, test } from '../support/test.ts';

const word = {
  path: '/fr/adhesions',
  first: 'Première adhésion',
  differences: 'Seulement ce qui diffère',
  names: ['Jalon Essentiel', 'Jalon Plus', 'Jalon Famille', 'Jalon Premier'],
  price: /\d+,\d{2}\s?\$ par année/,
  unpriced: 'Nous ne pouvons pas afficher les prix pour le moment',
} as const;

const headings = (page: Page) =>
  page.getByRole('table').locator('thead th:not(:first-child)').allInnerTexts();

test('the comparator has the prices of the API, and follows the selection and the URL', async ({
  page,
  axe,
}) => {
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

test('only the pages of memberships load their code and content', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/voyages`);
  await page.waitForLoadState('networkidle');
  const elsewhere = (await Promise.all(scripts)).join('\n');
  expect(elsewhere).not.toContain(word.differences);

  scripts.length = 0;
  await page.goto(address('E2E_CLUB_SITE') + word.path);
  await page.getByRole('table').hover();
  await page.waitForLoadState('networkidle');
  const here = (await Promise.all(scripts)).join('\n');
  expect(here).toContain(word.differences);
  expect(here).not.toMatch(/Panne sèche|Out of gas|Jalon Premier/);
});

test('the pages of the server compare, recommend and mark the present type of a member', async ({
  request,
}) => {
  const read = async (path: string, cookie = '') => {
    const answer = await request.get(address('E2E_CLUB_SITE') + path, { headers: { cookie } });
    const html = await answer.text();
    const text = (part: string) =>
      part
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
    // Without the corner of the table.
    const [, ...columns] = [...html.matchAll(/<th[^>]*scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, head = '']) =>
      text(head),
    );
    return { text: text(html.slice(html.indexOf('<body'))), columns };
  };
  const compared = await read('/en/memberships?first=famille&second=plus&differences=1');
  expect(compared.text).toMatch(/\$\d+\.\d{2} a year/);
  expect(compared.columns.slice(0, 2)).toEqual(['Jalon Family', 'Jalon Plus']);

  const answers = 'household=alone&distance=far&vehicle=camper&advice=everything';
  const recommended = await read(`/en/memberships/choose?${answers}`);
  expect(recommended.text).toContain('You drive a recreational vehicle, which the RV option covers.');
  expect(recommended.text).toMatch(/\$\d+\.\d{2} a year/);
  expect(recommended.columns.slice(0, 2)).toEqual(['Jalon Premier', 'Jalon Plus']);

  const member = {
    name: 'Zoé',
    surname: 'Côté',
    memberNumber: '620272000000000',
    codeOptionAdhesion: 'PLUS',
  };
  const own = await read(word.path, `memberInfo=${encodeURIComponent(JSON.stringify(member))}`);
  expect(own.text).toContain('Z. Côté');
  expect(own.columns).toContain('Jalon Plus Votre adhésion actuelle');
});
