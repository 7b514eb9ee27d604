import { BatteryTestPage } from '../support/battery-test.ts';
import { expect, holdScripts, hydrated, test } from '../support/test.ts';

test('what was typed and chosen before the script arrived stays and is sent', async ({
  page,
  rows,
  unique,
}) => {
  const release = await holdScripts(page);
  const form = new BatteryTestPage(page, 'fr');
  await page.goto(form.site + form.words.path, { waitUntil: 'commit' });
  await form.fill({ centre: 'Québec', make: unique, model: 'Golf', year: '2016' });
  await form.model.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('R');
  const typed = await form.values();
  release();
  await hydrated(page);

  expect(await form.values()).toEqual(typed);
  await expect(form.model).toBeFocused();
  await form.sendButton.click();
  await page.waitForURL(form.site + form.words.sentPath);
  expect(await rows(unique)).toMatchObject([
    { values: { centreUrbain: 'Québec', vehiculeModele: 'GolfR', vehiculeAnnee: '2016' } },
  ]);
});

test('the errors of a plain post stay when the script takes over', async ({
  page,
  complaints,
  rows,
  unique,
}) => {
  complaints.allow(/status of 422/);
  const release = await holdScripts(page);
  const form = new BatteryTestPage(page, 'en');
  await page.goto(form.site + form.words.path, { waitUntil: 'commit' });
  await form.fill({ make: unique, model: '' });
  await form.sendButton.click();
  await expect(page).toHaveTitle(form.words.errorTitle);
  release();
  await hydrated(page);
  const { required } = form.words;
  await form.summary.getByRole('link').click();
  await expect(form.model).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#${await form.model.getAttribute('id')}$`));
  await expect(page).toHaveTitle(form.words.errorTitle);
  expect(await form.fieldErrors()).toEqual([undefined, undefined, required, undefined]);
  await form.model.fill('Leaf');
  await expect.poll(() => form.fieldErrors()).toEqual([undefined, undefined, undefined, undefined]);
  await form.sendButton.click();
  await page.waitForURL(form.site + form.words.sentPath);
  expect(await rows(unique)).toMatchObject([{ locale: 'A', values: { vehiculeModele: 'Leaf' } }]);
});
