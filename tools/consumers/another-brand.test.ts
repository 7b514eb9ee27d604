import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspace } from '../scripts/libraries.ts';
import { chromiumFlags, findChromium } from '../vite/chromium.ts';
import { readDocument } from './examples.ts';

const tokens = readFileSync(`${workspace}/libs/ui/src/foundations/tokens/generated/tokens.css`, 'utf8');
const [example = ''] = /^:root \{.+?(?=^```)/ms.exec(readDocument('ui', 'brands')) ?? [];
const surfaces = ['default', ...[...tokens.matchAll(/^\[data-surface="(\w+)"\]/gm)].map(([, name]) => name)];
let browser: Browser;

beforeAll(async () => {
  const found = await findChromium();
  browser = await chromium.launch({ executablePath: found?.path, args: chromiumFlags });
}, 60_000);
afterAll(() => browser?.close());

it('is the same in the documents of the design system and in Storybook', () => {
  expect(example).toContain('[data-surface]');
  expect(readFileSync(`${workspace}/tools/storybook/theming.mdx`, 'utf8')).toContain(example);
});

it('changes on every surface what its example names, and all that refers to it', async () => {
  const before = await tokensUnder(tokens);
  const after = await tokensUnder(tokens + example);
  const ramp = Array.from(tokens.matchAll(/--jalon-color-balise-\d+: (#\w+)/g), ([, color = '']) => color);
  expect(after).toHaveLength(surfaces.length + 1);
  for (const [place, values] of after.entries()) {
    const kept = Object.entries(values).filter(([name, value]) => before[place]?.[name] === value);
    expect(
      kept.filter(
        ([name, value]) => example.includes(`${name}:`) || ramp.some((color) => value.includes(color)),
      ),
    ).toEqual([]);
  }
});

/** The value of every token on the root and on each surface. */
async function tokensUnder(sheet: string): Promise<Record<string, string>[]> {
  const page = await browser.newPage();
  const places = surfaces.map((surface) => `<p data-surface="${surface}"></p>`).join('');
  await page.setContent(`<style>${sheet}</style>${places}`);
  const values = await page.evaluate(
    (names) =>
      Array.from(document.querySelectorAll(':root, [data-surface]'), (place) =>
        Object.fromEntries(names.map((name) => [name, getComputedStyle(place).getPropertyValue(name)])),
      ),
    [...new Set(tokens.match(/--jalon-[\w-]+(?=:)/g))],
  );
  await page.close();
  return values;
}
