import { address, expect, hydrated, test } from './support/test.ts';

// The club of this site has its own privacy addresses (global-setup.ts).
const own = { fr: '/fr/vie-privee', en: '/en/privacy' };
const standard = {
  fr: '/fr/a-propos/politique-de-confidentialite',
  en: '/en/a-propos/politique-de-confidentialite',
};
const site = () => address('E2E_WIDE_SITE');

for (const [language, title] of [
  ['fr', 'Politique de confidentialité'],
  ['en', 'Privacy policy'],
] as const) {
  test(`a club’s own privacy address has the page, and every link leads there (${language})`, async ({
    page,
  }) => {
    await page.goto(`${site()}/${language}`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await page.waitForURL(site() + own[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – Club Jalon`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site() + own[language]);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const other = language === 'fr' ? 'en' : 'fr';
    await page.getByRole('link', { name: language === 'fr' ? 'English' : 'Français', exact: true }).click();
    await page.waitForURL(site() + own[other]);
    await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CA`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  });
}

test('the standard privacy address leads to the club’s own', async ({ request }) => {
  const follow = async (path: string) => {
    const answer = await request.get(site() + path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await follow(standard.fr)).toEqual([301, own.fr]);
  expect(await follow(`${standard.en}?a=1`)).toEqual([301, `${own.en}?a=1`]);
  expect(await follow('/vie-privee')).toEqual([301, own.fr]);
  expect(await follow('/en-ca/privacy')).toEqual([200, undefined]);
  expect((await follow('/a-propos/politique-de-confidentialite'))[0]).toBe(404);
  const sitemap = await (await request.get(`${site()}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${site()}${own.en}</loc>`);
  expect(sitemap).not.toContain(standard.en);
});
