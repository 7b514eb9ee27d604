import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pictures = globSync('*.svg', { cwd: import.meta.dirname });
const { exports: entries } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { exports: Record<string, unknown> };

it('publishes every picture', () => {
  expect(Object.keys(entries).filter((entry) => entry.startsWith('./pictures/'))).toEqual(
    pictures.toSorted().map((file) => `./pictures/${file}`),
  );
});

it.each(pictures)('%s has a title, loads nothing and runs no script', (file) => {
  const svg = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  expect(svg).toMatch(/<title>.+<\/title>/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /<script|<style|<image|<text|https?:|\bon\w+=/,
  );
});
