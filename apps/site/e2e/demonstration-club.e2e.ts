import { BatteryTestPage } from './support/battery-test.ts';
import { address, expect, hydrated, test } from './support/test.ts';

const contact = { visitorName: 'Marie-Ève O’Brien', email: 'marie@example.org', phone: '4185550123' };

test('the demonstration club asks a visitor how to reach them, and takes names as they are written', async ({
  page,
  complaints,
  rows,
  unique,
}) => {
  complaints.allow(/status of 422/);
  const form = new BatteryTestPage(page, 'fr', address('E2E_CLUB_SITE'));
  await page.goto(form.site + form.words.path);
  await hydrated(page);
  const make = `Mercedes-Benz ${unique}`;
  await form.urbanCentre.selectOption('Laval');
  await form.make.fill(make);
  await form.model.fill('CR-V');
  await form.year.fill('2020');
  await form.sendButton.click();
  await expect(page.locator('[name=visitorName]')).toHaveAttribute('aria-invalid', 'true');
  for (const [name, value] of Object.entries(contact)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await form.sendButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.words.sent);
  expect(await rows(make)).toMatchObject([{ values: { ...contact, vehiculeModele: 'CR-V' } }]);
});

test('the demonstration club is light or dark as the system is, and a club without the setting is light', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [white, night] = ['rgb(255, 255, 255)', 'rgb(6, 26, 37)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${address('E2E_CLUB_SITE')}/fr`);
  expect(await background()).toBe(night);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background()).toBe(white);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${address('E2E_SITE')}/fr`);
  expect(await background()).toBe(white);
});
