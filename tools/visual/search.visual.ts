import { expect, test } from 'playwright/test';

/** Ten searches of a French-speaking designer, and the page that each must find. */
const searches = [
  ['bouton', 'Button'],
  ['champ', 'TextInput'],
  ['couleurs', 'Tokens'],
  ['modale', 'Dialog'],
  ['case à cocher', 'Checkbox'],
  ['liste déroulante', 'Select'],
  ['pied de page', 'BigFooter'],
  ['fil d’Ariane', 'Breadcrumb'],
  ['erreur', 'ErrorMessage'],
  ['carte-cadeau', 'Gift card'],
] as const;

test('ten French searches find', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const box = page.locator('#storybook-explorer-searchfield');
  for (const [words, found] of searches) {
    // The search words are loaded once the first page is shown; earlier results are not updated.
    await expect(async () => {
      await box.fill('');
      await box.fill(words);
      const results = page.locator('#storybook-explorer-menu');
      await expect(results, words).toContainText(new RegExp(`Docs.*${found}`), { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  }
});
