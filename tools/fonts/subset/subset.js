// Makes the fonts of the design system smaller: the letters of French and English, and the weights in use.
// `npm ci && node subset.js` in this folder. The results are in the repository; see the README.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const fonts = new URL('../../../libs/ui/src/foundations/fonts/', import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** ASCII, Latin-1, and other characters of French and English. Keep `unicode-range` in fonts.css equal. */
const letters = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ŒœŸ',
  // Spaces and hyphens: thin, no-break hyphen, narrow no-break.
  '\u2009\u2011\u202f',
  '–—‘’‚“”„†•…‰′″‹›€™−↑↓',
].join('');

/** Kerning, marks, ligatures and tabular figures; the style sheets use no other feature. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

const files = [
  ['atkinson-hyperlegible-next', 'normal', 'latin', { wght: { min: 400, max: 700 } }],
  ['atkinson-hyperlegible-next', 'italic', 'latin-italic', { wght: 400 }],
  ['bricolage-grotesque', 'normal', 'latin', { wght: 700 }],
];

for (const [family, style, name, variationAxes] of files) {
  const source = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`);
  const font = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
    // The copyright and the licence.
    preserveNameIds: [0, 13, 14],
  });
  await writeFile(new URL(`${family}-${name}.woff2`, fonts), font);
  console.log(`${family}-${name}.woff2: ${(font.length / 1024).toFixed(1)} kB`);
}
