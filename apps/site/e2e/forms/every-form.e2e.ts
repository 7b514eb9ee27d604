import { defaultClub } from '@jalon/club';
import { answersTo } from '@jalon/forms/samples';
import { fieldNames, formDefinitions } from '@jalon/forms/schemas';
import { sitePages } from '../../app/site-map.ts';
import { languages } from '../support/battery-test.ts';
import { fillForm } from '../support/forms.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

/** One form of each kind that a visitor may send: those of one kind differ in their data only. */
const forms = formDefinitions(defaultClub).filter(
  ({ component, membersOnly }, index, all) =>
    !membersOnly && all.findIndex((form) => form.component === component) === index,
);

const pages = sitePages(defaultClub);

// Half of them in each language.
for (const [rest, language] of languages.entries()) {
  test(`stores the answers as they were given, no others, and confirms them with the reference, which no address holds (${language})`, async ({
    page,
    rows,
  }) => {
    test.slow();
    for (const form of forms.filter((_, index) => index % 2 === rest)) {
      // The page adds the text that the visitor consents to.
      const { consentText: _consentText, ...answers } = answersTo(form.id);
      const paths = pages.find(({ id }) => id === form.name)?.paths;
      await page.goto(address('E2E_SITE') + paths?.[language]);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.page.texts[language].title);
      await fillForm(page, answers);
      await page.locator('main form [type=submit]').click();
      await page.waitForURL(/confirmation-envoi-formulaire|form-sent/);
      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CA`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      const text = await page.getByRole('main').innerText();
      const [first = ''] = Object.values(answers);
      const stored = (await rows(first)).filter(({ reference }) => text.includes(reference));
      expect(stored).toMatchObject([{ formId: form.id, values: answers }]);
      expect(stored[0]?.memberInfo).toBeUndefined();
      expect(stored[0]?.userAgent).toBe(await page.evaluate(() => navigator.userAgent));
      expect(page.url()).not.toContain(stored[0]?.reference);
      const names = [...fieldNames(form), 'subjectID', 'total'];
      expect(Object.keys(stored[0]?.values ?? {}).filter((name) => !names.includes(name))).toEqual([]);
    }
  });
}
