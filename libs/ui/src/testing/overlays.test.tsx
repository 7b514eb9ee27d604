import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sidewaysScroll, startChromium } from './chromium.ts';
import { page as overlaysPage } from './pages/overlays-page.tsx';

const { openServed, openUnhydrated } = startChromium();

const visible = (page: Page, text: string) => page.getByText(text, { exact: true }).first().isVisible();

describe('without JavaScript', () => {
  const open = (width: number) =>
    openServed(overlaysPage, { javaScriptEnabled: false, viewport: { width, height: 800 } });

  it('dialogs and the search open, close with Escape and give the focus back', async () => {
    const page = await open(1280);
    const help = page.getByRole('button', { name: 'Aide' });
    await help.click();
    expect(await visible(page, 'Appelez-nous.')).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByText('Appelez-nous.').waitFor({ state: 'hidden' });
    expect(await help.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Partenaire' }).click();
    await page.getByRole('button', { name: 'Rester' }).click();
    expect(await page.locator('dialog[open]').count()).toBe(0);

    await page.getByRole('button', { name: 'Rechercher' }).click();
    expect(await page.getByRole('searchbox').isVisible()).toBe(true);
  });

  it('a menu shows its panel to the pointer and to the focus', async () => {
    const page = await open(1280);
    expect(await visible(page, 'Remorquage')).toBe(false);
    await page.getByRole('button', { name: 'Assistance routière' }).hover();
    await page.getByRole('link', { name: 'Remorquage' }).waitFor();
    await page.mouse.move(600, 790);
    await page.getByRole('button', { name: 'Conseils' }).focus();
    await page.getByRole('link', { name: 'Essais routiers' }).waitFor();
  });

  it('the drawer of a phone opens, unfolded', async () => {
    const page = await open(360);
    expect(await visible(page, 'Soins médicaux')).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await visible(page, 'Remorquage')).toBe(true);
    expect(await visible(page, 'Soins médicaux')).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByText('Soins médicaux').waitFor({ state: 'hidden' });
  });

  it('shows cards and tooltips, opens the breadcrumb’s ellipsis, and has no consent control', async () => {
    const page = await open(1280);
    await page.getByText('Option VR').hover();
    expect(await visible(page, 'Deux dépannages par année.')).toBe(true);
    await page.getByRole('button', { name: 'Durée' }).focus();
    expect(await visible(page, 'Par année d’adhésion.')).toBe(true);
    await page.locator('summary').click();
    expect(await page.getByRole('link', { name: 'Conseils' }).isVisible()).toBe(true);
    expect(await visible(page, 'Gérer les témoins')).toBe(false);
  });
});

it('hydrates without a console message, with a dialog that was opened before too', async () => {
  const { page, complaints, hydrate } = await openUnhydrated('overlays-page.tsx');
  await page.getByRole('button', { name: 'Aide' }).click();
  await hydrate();
  await page.locator('[data-enhanced="true"]').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

describe('the page holds', () => {
  it.each([
    [320, '100%'],
    [640, '200%'],
    [1280, '200%'],
  ])('at %i px and text at %s, without a sideways scroll', async (width, size) => {
    const page = await openServed(overlaysPage, { viewport: { width, height: 800 } });
    await page.addStyleTag({ content: `html { font-size: ${size} }` });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  it('with 44 px for every finger', async () => {
    const page = await openServed(overlaysPage, { viewport: { width: 360, height: 800 } });
    for (const control of await page.locator('header :is(a, button), nav :is(a, summary)').all()) {
      if (!(await control.isVisible())) continue;
      const box = await control.boundingBox();
      expect(box?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
    }
  });

  it('in forced colours, with an edge around what floats', async () => {
    const page = await openServed(overlaysPage, { forcedColors: 'active' });
    const edge = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(await edge('dialog')).toBe('solid');
    expect(await edge('[role="tooltip"]')).toBe('solid');
    expect(await edge('[data-theme]')).toBe('solid');
  });
});
