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
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor();
  for (const [words, found] of searches) {
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill(words);
    const results = page.locator('#storybook-explorer-menu');
    await expect.soft(results, words).toContainText(new RegExp(`\\b${found}\\b`));
  }
});
