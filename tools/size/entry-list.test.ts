import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { publishedExports, readManifest } from '../scripts/libraries.ts';
import { document, withEntryList } from './entry-list.ts';

const text = readFileSync(document, 'utf8');

it('lists the design system’s public entries; if not, run npm run generate -- entries', () => {
  expect(text).toBe(withEntryList(text));
});

it('names every published entry, fonts and pictures too', () => {
  const named = [...text.matchAll(/^\| `@jalon\/ui\/(\S+)` \|/gm)].map(([, entry = '']) => `./${entry}`);
  const unnamed = Object.keys(publishedExports(readManifest('ui'))).filter(
    (entry) => !named.some((name) => name === entry || matchesGlob(entry, name)),
  );
  expect(unnamed).toEqual([]);
});
