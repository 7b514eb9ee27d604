import { BatteryTestPage, languages, words } from './support/battery-test.ts';
import { address, expect, hydrated, test } from './support/test.ts';

for (const language of languages) {
  for (const path of [
    `/${language}`,
    words[language].path,
    words[language].sentPath,
    `/${language}/${language === 'fr' ? 'nulle-part' : 'nowhere'}`,
  ]) {
    test(`axe finds nothing wrong with ${path}`, async ({ page, axe, complaints }) => {
      complaints.allow(/status of 404/);
      await page.goto(address('E2E_SITE') + path);
      await hydrated(page);
      expect(await axe()).toEqual([]);
    });
  }

  test(`axe finds nothing wrong with the battery test in error (${language})`, async ({ page, axe }) => {
    const form = new BatteryTestPage(page, language);
    await form.open();
    await form.sendButton.click();
    await expect(form.urbanCentre).toBeFocused();
    expect(await axe()).toEqual([]);
  });

  test(`axe finds nothing wrong with the error summary, or with the generic error (${language})`, async ({
    page,
    axe,
    complaints,
  }) => {
    complaints.allow(/status of (422|503)/);
    await page.route('**/assets/*.js', (route) => route.abort());
    complaints.allow(/ERR_FAILED/);
    const form = new BatteryTestPage(page, language);
    await page.goto(form.site + form.words.path);
    await form.sendButton.click();
    await expect(form.summary).toBeVisible();
    expect(await axe()).toEqual([]);

    const lonely = new BatteryTestPage(page, language, address('E2E_LONELY_SITE'));
    await page.goto(lonely.site + lonely.words.path);
    await lonely.fill();
    await lonely.sendButton.click();
    await expect(lonely.genericError.last()).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  test(`nothing is cut off or scrolls sideways at 320 CSS pixels (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [`/${language}`, words[language].path, words[language].sentPath]) {
      await page.goto(address('E2E_SITE') + path);
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}
