import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sheets = [
  'libs/*/src/**/*.styles.ts',
  'libs/*/src/**/*.css',
  'apps/site/app/**/*.styles.ts',
  'apps/site/app/**/*.css',
].flatMap((pattern) => globSync(pattern, { cwd: root }).filter((file) => !file.includes('/generated/')));

interface Declaration {
  readonly property: string;
  readonly value: string;
}

function declarationsOf(css: string): Declaration[] {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return Array.from(
    code.matchAll(/(?<=^|[{;\s])([\w-]+):\s+([^;{}]+(?:\$\{[^}]*\}[^;{}]*)*);/g),
    (found) => ({
      property: found[1] ?? '',
      value: (found[2] ?? '').replaceAll(/\s+/g, ' '),
    }),
  );
}

const side = '(left|right|top|bottom)';
const physicalProperty = new RegExp(
  `^((scroll-)?(margin|padding)-${side}|border-${side}(-\\w+)*|${side}|((min|max)-)?(width|height))$`,
);
const fourSides = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;

/** Whether a declaration differs in a language that is written from right to left, as the logical one would not. */
function isPhysical({ property, value }: Declaration): boolean {
  if (physicalProperty.test(property)) return true;
  if (/^(text-align|float|clear)$/.test(property)) return /^(left|right)$/.test(value);
  // Gradients and the positions of backgrounds have no logical words: base.css has custom properties for them.
  if (/\bto (left|right)\b/.test(value) || /\s0 (0|100%) \/ (?!100%)/.test(value)) return true;
  const parts = partsOf(value);
  if (property === 'border-radius') {
    const [startStart, startEnd = startStart, endEnd = startStart, endStart = startEnd] = parts;
    return startStart !== startEnd || endEnd !== endStart;
  }
  return fourSides.test(property) && parts.length === 4 && parts[1] !== parts[3];
}

/** The parts of a value that spaces separate, but not those inside parentheses. */
function partsOf(value: string): string[] {
  let flat = value;
  while (/\([^()]*\)/.test(flat))
    flat = flat.replaceAll(/\(([^()]*)\)/g, (_all, inside) => `[${inside.replaceAll(' ', '_')}]`);
  return flat.split(' ');
}

/** What stays the same in both schemes: the colours of a mask mean opacity, and a QR code is read by a machine. */
const exceptions = ['hero.styles.ts mask-image', 'gift-card.styles.ts background'];
const ramp = /var\(--jalon-color-(white|[a-z]+-\d+)\)/;
const literal =
  /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(^|[\s,(])(white|black|gr[ae]y|red)\b/i;

const css = [...sheets, 'libs/ui/src/foundations/tokens/generated/tokens.css'].map((file) =>
  readFileSync(`${root}/${file}`, 'utf8'),
);
const known = new Set(
  css.flatMap((text) => [...text.matchAll(/(--jalon-[\w-]+):/g)].map(([, name]) => name)),
);

it.each(sheets)('%s uses no custom property that nothing sets', (file) => {
  const used = readFileSync(`${root}/${file}`, 'utf8').matchAll(/var\((--jalon-[\w-]+)\)/g);
  expect([...used].map(([, name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

it.each(sheets)('%s takes its colours from roles, which follow the surface and the scheme', (file) => {
  const found = declarationsOf(readFileSync(`${root}/${file}`, 'utf8'))
    .filter(({ value }) => ramp.test(value) || literal.test(value))
    .filter(({ property }) => !exceptions.includes(`${basename(file)} ${property}`));
  expect(found).toEqual([]);
});

it.each(sheets)('%s has logical properties, for languages that are written from right to left', (file) => {
  expect(declarationsOf(readFileSync(`${root}/${file}`, 'utf8')).filter(isPhysical)).toEqual([]);
});

it('reads the style sheets of every library that has some', () => {
  const libraries = new Set(sheets.map((file) => file.split('/', 2).join('/')));
  expect(libraries).toEqual(
    new Set(
      ['checkout', 'consent', 'content', 'forms', 'membership', 'ui']
        .map((name) => `libs/${name}`)
        .concat('apps/site'),
    ),
  );
});

describe.each([
  ['margin-left: 4px;', true],
  ['border-top-right-radius: 4px;', true],
  ['width: 4px;', true],
  ['left: 0;', true],
  ['text-align: right;', true],
  ['margin: 0 0 0 auto;', true],
  ['inset: 100% auto auto 0;', true],
  ['border-radius: 4px 0 0 4px;', true],
  ['border-radius: 4px 4px 0 0;', false],
  ['background: linear-gradient(to right, currentcolor, transparent);', true],
  ['background: var(--jalon-bands) 0 0 / 12px no-repeat;', true],
  ['background: var(--jalon-bands) 0 100% / 100% 6px no-repeat;', false],
  ['padding: calc(1px + 2px) var(--jalon-space-4, 3px 2px);', false],
  ['inset: auto 0 0;', false],
  ['margin-inline-start: 4px;', false],
  ['text-align: end;', false],
  ['grid-area: left;', false],
])('%s', (css, expected) => {
  it(expected ? 'is refused' : 'is accepted', () => {
    expect(declarationsOf(`a { ${css} }`).some(isPhysical)).toBe(expected);
  });
});
