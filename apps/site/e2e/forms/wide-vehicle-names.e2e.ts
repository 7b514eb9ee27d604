import { BatteryTestPage } from '../support/battery-test.ts';
import { address, expect, test } from '../support/test.ts';

test('a club with wide vehicle names accepts Mercedes-Benz and CR-V, in its pages and its API', async ({
  page,
  rows,
  unique,
}) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.20' });
  const form = new BatteryTestPage(page, 'fr', address('E2E_WIDE_SITE'));
  await form.open();
  const make = `Mercedes-Benz ${unique}`;
  await form.urbanCentre.selectOption('Laval');
  await form.make.pressSequentially(make);
  await form.model.pressSequentially('CR-V');
  await form.year.fill('2020');
  await expect(form.make).toHaveValue(make);
  await form.sendButton.click();
  await page.waitForURL(form.site + form.words.sentPath);
  expect(await rows(make)).toMatchObject([{ values: { vehiculeModele: 'CR-V' } }]);
});
