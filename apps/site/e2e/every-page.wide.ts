import type { Page } from 'playwright/test';
import { mistakesInPage } from '../../../tools/vite/valid-html.ts';
import { openSearch } from './support/search.ts';
import { languages, words } from './support/sign-in.ts';
import { address, expect, test } from './support/test.ts';

// Every page that search engines know, in a browser: console, axe and html-validate, before and after its islands respond.

const site = () => address('E2E_CLUB_SITE');

/** The findings of axe and html-validate in the current page. */
async function mistakes(page: Page, axe: () => Promise<string[]>): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  // The browser writes a no-break space as an entity, whose characters would count towards the length of a title.
  const html = (await page.content()).replaceAll('&nbsp;', '\u00a0');
  return [...(await axe()), ...(await mistakesInPage(html))];
}

async function wakeIslands(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((slots) => {
    for (const slot of slots) slot.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[data-island]')).every((slot) =>
      Object.keys(slot).some((key) => key.startsWith('__reactContainer$')),
    ),
  );
}

for (const language of languages) {
  test(`every page passes axe and html-validate, with a silent console (${language})`, async ({
    page,
    request,
    axe,
  }) => {
    const sitemap = await (await request.get(`${site()}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, url]) => new URL(url ?? '').pathname)
      .filter((path) => path.startsWith(`/${language}`));
    expect(paths.length).toBeGreaterThan(50);
    const found: string[] = [];
    const report = async (path: string) => {
      for (const mistake of await mistakes(page, axe)) found.push(`${path}: ${mistake}`);
    };
    for (const path of paths) {
      const answer = await page.goto(site() + path);
      if (answer?.status() !== 200) found.push(`${path}: ${answer?.status()}`);
      await report(path);
      if ((await page.locator('[data-island]').count()) === 0) continue;
      await wakeIslands(page);
      await report(`${path}, awake`);
    }
    expect(found).toEqual([]);
  });

  test(`a page with an overlay open passes axe and html-validate (${language})`, async ({ page, axe }) => {
    const header = page.getByRole('banner');
    const overlays: Record<string, () => Promise<void>> = {
      search: async () => void (await openSearch(page, language)),
      'sign-in': async () => {
        await header.getByRole('link', { name: words[language].signIn }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      menu: async () => {
        await header.getByRole('button', { expanded: false }).first().click();
        await expect(header.getByRole('button', { expanded: true })).toHaveCount(1);
      },
      consent: async () => {
        await page.getByRole('contentinfo').locator('a[href$="/temoins"], a[href$="/cookies"]').click();
        await expect(page.locator('#cc-main .pm')).toBeVisible();
      },
    };
    for (const [name, open] of Object.entries(overlays)) {
      await page.goto(`${site()}/${language}`);
      await open();
      expect(await mistakes(page, axe), name).toEqual([]);
    }
  });
}
