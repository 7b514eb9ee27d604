import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mistakesOf } from '../../../../tools/vite/valid-html.ts';
import { sidewaysScroll, startChromium } from './chromium.ts';
import { page as blocksPage } from './pages/blocks-page.tsx';

const { openServed, openUnhydrated } = startChromium();

describe('without JavaScript', () => {
  it('every answer and every item reads, and nothing offers to open them', async () => {
    const page = await openServed(blocksPage, { javaScriptEnabled: false });
    expect(await page.getByText('Oui, partout.').isVisible()).toBe(true);
    expect(await page.getByText('Jour et nuit.').isVisible()).toBe(true);
    expect(await page.getByText('Texte 6').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /Tout voir/ }).isVisible()).toBe(false);
  });

  it('the gallery scrolls with the keyboard, and its video is a link', async () => {
    const page = await openServed(blocksPage, { javaScriptEnabled: false });
    const row = page.getByRole('group', { name: 'Images et vidéos' });
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Voir la vidéo' }).count()).toBe(1);
  });
});

it('waits for the script, and does not open, where there is one', async () => {
  const page = await openServed(blocksPage);
  expect(await page.getByText('Oui, partout.').isVisible()).toBe(false);
  expect(await page.getByText('Texte 6').isVisible()).toBe(false);
});

it('hydrates without a console message', async () => {
  const { page, complaints, hydrate } = await openUnhydrated('blocks-page.tsx');
  await hydrate();
  const question = page.getByRole('button', { name: 'Quand?' });
  await expect
    .poll(async () => {
      await question.click();
      return question.getAttribute('aria-expanded');
    })
    .toBe('true');
  expect(await page.getByText('Jour et nuit.').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

it('fits 320 px, text at 200 % and long words without a sideways scroll', async () => {
  const page = await openServed(blocksPage, { viewport: { width: 320, height: 640 } });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 640, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

it('serves valid HTML', async () => {
  expect(await mistakesOf(renderToString(blocksPage), 'page')).toEqual([]);
});
