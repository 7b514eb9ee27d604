import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { buildIcons, linesOf } from './build.ts';
import { CarIcon } from './generated/modules/car.tsx';
import icons from './icons.json' with { type: 'json' };
import { Icon, type IconSize, iconNames } from './index.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

afterEach(() => vi.restoreAllMocks());

it('has its generated files up to date with icons.json and the sources', () => {
  for (const [file, content] of buildIcons()) {
    expect(read(`generated/${file}`), 'run: node src/foundations/icons/build.ts').toBe(content);
  }
});

it('names each icon once, in the words of both languages', () => {
  expect(new Set(iconNames).size).toBe(icons.length);
  expect(icons.filter(({ words }) => words.fr.length === 0 || words.en.length === 0)).toEqual([]);
});

it('draws every icon on the same square of 24, with strokes of one width and no colour or id of its own', () => {
  for (const { source } of icons) {
    const svg = read(`sources/${source}`);
    expect(svg, source).toContain('viewBox="0 0 24 24"');
    expect(svg, source).toContain('stroke-width="2"');
    expect(svg, source).not.toMatch(/(fill|stroke)="(?!none|currentColor)|\bid=/);
    expect(linesOf(svg), source).toMatch(/^M[\dA-Za-z .,+-]+$/);
  }
});

it('refuses a source that is more than strokes', () => {
  expect(() => linesOf('<svg><circle r="4" /></svg>')).toThrow('strokes');
});

it('keeps the licence of every source next to it and in the package', () => {
  const folders = new Set(icons.map(({ source }) => source.split('/')[0]));
  expect([...folders].toSorted()).toEqual(['jalon', 'tabler']);
  const lines = read('sources/tabler/LICENSE').split('\n').filter(Boolean).slice(1);
  const notice = read('../../../NOTICE');
  for (const line of lines) expect(notice).toContain(line);
});

it('is passed over by a screen reader, unless it has a label', () => {
  expect(renderToString(<CarIcon />)).toMatch(
    /^<svg viewBox="0 0 24 24" width="1.5rem"(?=[^>]*aria-hidden="true")/,
  );
  const labelled = renderToString(<CarIcon label="Auto" size="large" className="mine" />);
  expect(labelled).toMatch(
    /^<svg (?=[^>]*width="2rem")(?=[^>]*role="img")(?=[^>]*aria-label="Auto")(?=[^>]*class="mine")/,
  );
  expect(labelled).not.toContain('aria-hidden');
});

it('takes a name that comes as data from the sprite', () => {
  expect(renderToString(<Icon name="car" size="small" />)).toContain('<use href="/assets/icons.svg#car">');
  expect(renderToString(<Icon name="car" size="small" sprite="/i.svg" />)).toContain(
    '<use href="/i.svg#car">',
  );
});

it('logs an unknown name and renders nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(renderToString(<Icon name="flying-carpet" />)).toBe('');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('flying-carpet'));
});

it('logs an unknown size and takes the usual one', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(renderToString(<CarIcon size={'huge' as IconSize} />)).toContain('width="1.5rem"');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('huge'));
});

it.each([
  [undefined, 'missing'],
  ['', 'missing'],
  ['huge', 'huge'],
])('logs the size %j of an icon that comes as data, and draws it as medium', (size, logged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(renderToString(<Icon name="car" size={size} />)).toContain('width="1.5rem"');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(logged));
});
