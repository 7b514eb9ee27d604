import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { TextInput } from '../../inputs/text-input/index.ts';
import { startChromium } from '../../testing/chromium.ts';

const { openServed } = startChromium();

const [white, night] = ['rgb(255, 255, 255)', 'rgb(6, 26, 37)'];

/** The colour behind the page, and the scheme of what the browser draws itself. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.body);
    return { backgroundColor, colorScheme };
  });

const choose = (page: Page, scheme: string) =>
  page.evaluate((value) => document.documentElement.setAttribute('data-color-scheme', value), scheme);

it('is light until a host asks for another scheme, whatever the system says', async () => {
  const page = await openServed(<TextInput aria-label="Nom" />, { colorScheme: 'dark' });
  expect(await seen(page)).toEqual({ backgroundColor: white, colorScheme: 'light' });
  await choose(page, 'light');
  expect(await seen(page)).toEqual({ backgroundColor: white, colorScheme: 'light' });
});

it('is dark, or as the system says, where the host asks for it; in print it is light', async () => {
  const page = await openServed(<TextInput aria-label="Nom" />, { colorScheme: 'light' });
  await choose(page, 'dark');
  expect(await seen(page)).toEqual({ backgroundColor: night, colorScheme: 'dark' });
  await choose(page, 'system');
  expect(await seen(page)).toMatchObject({ backgroundColor: white });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seen(page)).toEqual({ backgroundColor: night, colorScheme: 'light dark' });
  await choose(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(await seen(page)).toEqual({ backgroundColor: white, colorScheme: 'light' });
});

it('can differ in a part of the page, surfaces included', async () => {
  const page = await openServed(
    <>
      <div id="primary" data-surface="primary" />
      <div data-color-scheme="dark">
        <div id="part" data-surface="default" />
        <div id="pale" data-surface="secondary" />
        <div id="part-primary" data-surface="primary" />
      </div>
    </>,
  );
  const backgroundOf = (id: string) =>
    page.locator(`#${id}`).evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await seen(page)).toMatchObject({ backgroundColor: white });
  expect(await backgroundOf('part')).toBe(night);
  expect(await backgroundOf('pale')).toBe('rgb(10, 39, 54)');
  expect(await backgroundOf('primary')).toBe('rgb(14, 52, 71)');
  expect(await backgroundOf('part-primary')).toBe('rgb(14, 52, 71)');
});
