import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from 'playwright/test';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

const index = JSON.parse(
  readFileSync(`${import.meta.dirname}/../storybook/storybook-static/index.json`, 'utf8'),
) as { entries: Record<string, Entry> };
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

const languages = ['fr', 'en'] as const;
const widths = [360, 1280] as const;
/** The phases of Storybook in which a story no longer changes. */
const ends = ['completed', 'finished', 'aborted', 'errored'];

// One page for all stories of a worker: a new page would load Storybook's code again, which is slow.
const test = base.extend<object, { frame: Page }>({
  frame: [
    async ({ browser }, use) => {
      const { baseURL, locale, timezoneId, colorScheme, contextOptions } = base.info().project.use;
      const page = await browser.newPage({ ...contextOptions, baseURL, locale, timezoneId, colorScheme });
      // The content of a frame from another site may change.
      await page.route(
        ({ origin }) => origin !== baseURL,
        (route) => route.abort(),
      );
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const language of languages) {
  for (const width of widths) {
    for (const { id, title, name } of stories) {
      test(`${title} > ${name} (${language}, ${width} px)`, async ({ frame: page }) => {
        await page.setViewportSize({ width, height: 800 });
        await show(page, id, language);
        await page.evaluate('document.fonts.ready');
        // Loads lazy images below the window before the screenshot.
        await page.evaluate(`Promise.all([...document.images].map((image) => {
          image.loading = 'eager';
          return image.decode().catch(() => {});
        }))`);
        // Repositions popovers that were placed before the fonts loaded.
        await page.evaluate("window.dispatchEvent(new Event('resize'))");
        await expect(page).toHaveScreenshot(`${id}-${language}-${width}.png`, { fullPage: true });
        await page.evaluate('localStorage.clear(); sessionStorage.clear()');
        await page.context().clearCookies();
      });
    }
  }
}

let shown: { id: string; language: string } | undefined;

/** Shows a story and plays it to its end, in the open page if possible: Storybook's code takes longest to load. */
async function show(page: Page, id: string, language: string): Promise<void> {
  if (shown?.language === language && shown.id !== id) {
    await page.evaluate(
      `window.__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })`,
    );
  } else {
    // Without axe, which the story suites run.
    await page.goto(`/iframe.html?id=${id}&globals=locale:${language};a11y.manual:!true`);
  }
  await page.waitForFunction(
    `(({ id, phase } = {}) => id === '${id}' && ${JSON.stringify(ends)}.includes(phase))(window.__STORYBOOK_PREVIEW__?.currentRender)`,
  );
  shown = { id, language };
}
