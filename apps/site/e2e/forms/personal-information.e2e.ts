import type { Response } from 'playwright/test';
import { address, expect, hydrated, test } from '../support/test.ts';

test('loads the names of municipalities with the first letters of a city, not with the page', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  const withNames = async () => {
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return texts.filter((text) => text.includes('Lavaltrie')).length;
  };
  await page.goto(`${address('E2E_SITE')}/fr/formulaires/renseignements-personnels`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await withNames()).toBe(0);
  await page.locator('[name=city]').pressSequentially('laval');
  await expect(page.getByRole('option', { name: 'Lavaltrie' })).toBeVisible();
  expect(await withNames()).toBe(1);
});
