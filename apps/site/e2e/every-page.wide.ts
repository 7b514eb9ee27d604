import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { devices, type Page } from 'playwright/test';
import { mistakesInPage } from '../../../tools/vite/valid-html.ts';
import {
  accept,
  answerBank,
  answerSteps,
  cards,
  confirm,
  type Flow,
  thanks,
  type Visit,
} from '../../../tools/vite/walk-checkout.ts';
import { asNewMember } from './support/add-member.ts';
import { firstPage } from './support/checkout.ts';
import { openSearch } from './support/search.ts';
import { type Language, languages, SignInPage, words } from './support/sign-in.ts';
import { address, expect, test } from './support/test.ts';

// Every page of the site's table in both languages: html-validate on the page as served; axe, html-validate and the console once
// its islands respond and its content is unfolded, and with every overlay open.

const site = () => address('E2E_CLUB_SITE');
const flows = ['register', 'gift-a-membership', 'modify-my-membership', 'renewal'] as const;
const flowOf = (id: string) => flows.find((flow) => id.startsWith(`${flow}-`));

interface ListedPage {
  readonly id: string;
  readonly access: 'everyone' | 'members';
  readonly paths: Readonly<Record<Language, string>>;
}

let pages: readonly ListedPage[] = [];
test.beforeAll(() => {
  const list = fileURLToPath(new URL('support/list-pages.ts', import.meta.url));
  pages = JSON.parse(
    execFileSync(process.execPath, ['--conditions=@jalon/source', list], { encoding: 'utf8' }),
  );
});

/** The findings of html-validate in the current page. */
async function invalid(page: Page): Promise<string[]> {
  // The browser writes a no-break space as an entity, whose characters would count towards the length of a title.
  return mistakesInPage((await page.content()).replaceAll('&nbsp;', '\u00a0'));
}

/** The findings of axe and html-validate in the current page. */
async function mistakes(page: Page, axe: () => Promise<string[]>): Promise<string[]> {
  // Not an animation without an end, or one that follows the scroll position.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect, timeline }) => {
          return (
            timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
          );
        })
        .map(({ finished }) => finished.catch(() => {})),
    ),
  );
  return [...(await axe()), ...(await invalid(page))];
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

/** Opens what folds out in the content of the page. */
async function unfold(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
}

for (const language of languages) {
  test(`every page passes axe and html-validate, with a silent console (${language})`, async ({
    page,
    axe,
    complaints,
  }) => {
    // A link that does not exist, of a gift, a saved checkout or the end of a membership.
    complaints.allow(/status of 404/);
    // The steps of the checkouts are checked where they are filled in.
    const walked = pages.filter(({ id }) => flowOf(id) === undefined);
    expect(walked.length).toBeGreaterThan(80);
    const found: string[] = [];
    const visit = async (listed: readonly ListedPage[]) => {
      for (const { paths } of listed) {
        const path = paths[language].replace(/:\w+/, 'unknown');
        const status = (await page.goto(site() + path))?.status();
        if (status !== 200 && !paths[language].includes(':')) found.push(`${path}: ${status}`);
        for (const mistake of await invalid(page)) found.push(`${path}, as served: ${mistake}`);
        await wakeIslands(page);
        await unfold(page);
        for (const mistake of await mistakes(page, axe)) found.push(`${path}: ${mistake}`);
      }
    };
    await visit(walked.filter(({ access }) => access === 'everyone'));
    const signIn = new SignInPage(page, language, site());
    await signIn.goto();
    await signIn.signIn();
    await page.waitForURL(site() + words[language].areaPath);
    await visit(walked.filter(({ access, id }) => access === 'members' || id === 'sign-in'));
    expect(found).toEqual([]);
  });

  test(`a page with an overlay open passes axe and html-validate (${language})`, async ({ page, axe }) => {
    const header = page.getByRole('banner');
    const notice = page.getByRole('region', { name: language === 'fr' ? 'Témoins' : 'Cookies' });
    const menu = async () => {
      await header.getByRole('button', { expanded: false }).first().click();
      await expect(header.getByRole('button', { expanded: true })).toHaveCount(1);
    };
    const overlays: Record<string, () => Promise<void>> = {
      notice: async () => expect(notice).toBeVisible(),
      search: async () => void (await openSearch(page, language)),
      'sign-in': async () => {
        await header.getByRole('link', { name: words[language].signIn }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      menu,
      consent: async () => {
        await notice.getByRole('link').last().click();
        await expect(page.locator('#cc-main .pm')).toBeVisible();
      },
    };
    const found: string[] = [];
    for (const [width, viewport] of Object.entries({ wide: null, phone: devices['Pixel 7'].viewport })) {
      if (viewport) await page.setViewportSize(viewport);
      for (const [name, open] of Object.entries(overlays)) {
        await page.goto(`${site()}/${language}`);
        if (viewport && name === 'menu') {
          await header.getByRole('button', { name: 'Menu' }).click();
          await expect(header.locator('[popover]:popover-open')).toBeVisible();
          for (const mistake of await mistakes(page, axe)) found.push(`drawer, ${width}: ${mistake}`);
        }
        await open();
        for (const mistake of await mistakes(page, axe)) found.push(`${name}, ${width}: ${mistake}`);
      }
    }
    expect(found).toEqual([]);
  });

  for (const flow of flows) {
    test(`every step of a checkout passes axe and html-validate (${flow}, ${language})`, async ({
      page,
      context,
      axe,
      database,
      complaints,
    }) => {
      // Axe asks the frames of the gateway too, by messages to the page's own origin only.
      complaints.allow(/^warning: Failed to execute 'postMessage' on 'DOMWindow'/);
      const visit: Visit = { page, language, script: true };
      const found: string[] = [];
      const seen = new Set<string>();
      const check = async (name = '') => {
        const { pathname } = new URL(page.url());
        seen.add(pathname);
        for (const mistake of await mistakes(page, axe)) {
          // Without a script, the page of the challenge goes on to the bank by itself; the head, where this belongs, is the host's.
          if (name === 'bank' && /<meta> element is not permitted.*noscript > meta/.test(mistake)) continue;
          found.push(`${pathname} ${name}: ${mistake}`);
        }
      };
      const isOfMember = flow === 'modify-my-membership' || flow === 'renewal';
      if (isOfMember) await asNewMember(context, database, { inRenewal: flow === 'renewal' });
      await page.goto(firstPage(flow, language, isOfMember ? '' : '?type=PLUS'));
      await answerSteps(visit, flow, { pay: { number: cards.challenge }, before: () => check() });
      await check('review');
      await page.locator(`header a[href="/${language}"]`).first().click();
      await expect(page.locator('#leave-checkout')).toBeVisible();
      await check('leave');
      await page.keyboard.press('Escape');
      await accept(visit);
      await confirm(visit);
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('iframe')).toBeVisible();
      await check('bank');
      await answerBank(visit, 'approve');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks[flow as Flow][language]);
      await check('receipt');
      if (flow === 'gift-a-membership') {
        await page.locator('main a[href*="cadeau"], main a[href*="gift/"]').first().click();
        await expect(page.getByRole('main')).toContainText('Bonne route');
        await check('card');
        await page.goto(page.url().replace(/\?.*/, ''));
        await check('acceptance');
      }
      expect(found).toEqual([]);
      const steps = pages.filter(({ id }) => flowOf(id) === flow).map(({ paths }) => paths[language]);
      expect(steps.filter((path) => !seen.has(path))).toEqual([]);
    });
  }
}
