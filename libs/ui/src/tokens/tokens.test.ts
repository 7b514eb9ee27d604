import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import marine from './brands/generated/marine.json' with { type: 'json' };
import { brands, buildBrand, buildTokens } from './build.ts';
import jalon from './generated/tokens.json' with { type: 'json' };

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

it('has its generated files up to date with the JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-tokens-'));
  try {
    await buildTokens(folder);
    for (const file of ['tokens.css', 'tokens.ts', 'tokens.json']) {
      expect(read(`generated/${file}`), `run: node src/tokens/build.ts`).toBe(
        readFileSync(join(folder, file), 'utf8'),
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('declares every custom property that a style uses', () => {
  const root = join(import.meta.dirname, '..');
  const declared = new Set(
    [...`${read('generated/tokens.css')}${read('../base/base.css')}`.matchAll(/(--jalon-[\w-]+):/g)].map(
      ([, name]) => name,
    ),
  );
  const sheets = [...globSync('**/*.styles.ts', { cwd: root }), 'base/base.css', 'brand-link/mark.tsx'];
  expect(sheets.length).toBeGreaterThan(8);
  for (const sheet of sheets) {
    const used = [...readFileSync(join(root, sheet), 'utf8').matchAll(/var\((--jalon-[\w-]+)/g)].map(
      ([, name]) => name,
    );
    expect(
      used.filter((name) => !declared.has(name)),
      sheet,
    ).toEqual([]);
  }
});

it.each(brands)('has the files of the brand %s up to date', async (brand) => {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-brand-'));
  try {
    await buildBrand(brand, folder);
    for (const file of [`${brand}.css`, `${brand}.json`]) {
      expect(read(`brands/generated/${file}`), `run: node src/tokens/build.ts`).toBe(
        readFileSync(join(folder, file), 'utf8'),
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

type Values = Readonly<Record<string, { value: string } | undefined>>;

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of a role on a surface: the surface's own, else the default. */
const roleOf =
  (values: Values) =>
  (surface: string, name: string): string => {
    const found = values[`surface-${surface}-${name}`] ?? values[`surface-default-${name}`];
    const color = found ?? values[`color-${name}`];
    if (!color) throw new Error(`no such role: ${name}`);
    return color.value;
  };

describe.each([
  ['jalon', jalon],
  ['marine', marine],
] as [string, Values][])('the brand %s', (_brand, values) => {
  const role = roleOf(values);

  describe.each(['default', 'primary', 'secondary', 'tertiary', 'quaternary'])(
    'on the %s surface',
    (surface) => {
      it.each([
        ['text', 'surface'],
        ['heading', 'surface'],
        ['muted', 'surface'],
        ['link', 'surface'],
        ['link-hover', 'surface'],
        ['error', 'surface'],
        ['error', 'error-surface'],
        ['heading', 'error-surface'],
        ['action-text', 'action'],
        ['action-text', 'action-hover'],
        ['surface', 'heading'],
        ['heading', 'hover'],
        ['control-text', 'control-surface'],
      ])('reads %s on %s at 4.5:1', (foreground, background) => {
        expect(contrast(role(surface, foreground), role(surface, background))).toBeGreaterThanOrEqual(4.5);
      });

      it.each([
        ['action', 'surface'],
        ['heading', 'surface'],
        ['band', 'surface'],
      ])('tells %s from %s at 3:1', (shape, background) => {
        expect(contrast(role(surface, shape), role(surface, background))).toBeGreaterThanOrEqual(3);
      });

      it('shows one of the two rings of the focus at 3:1', () => {
        const rings = ['focus', 'focus-halo'].map((ring) =>
          contrast(role(surface, ring), role(surface, 'surface')),
        );
        expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
      });

      it('shows the edge of a field at 3:1, inside or outside', () => {
        for (const edge of ['control-border', 'control-hover', 'error']) {
          const sides = ['control-surface', 'surface'].map((side) =>
            contrast(role(surface, edge), role(surface, side)),
          );
          expect(Math.max(...sides), edge).toBeGreaterThanOrEqual(3);
        }
      });
    },
  );

  it('tells the two rings of the focus from each other at 3:1', () => {
    expect(contrast(role('default', 'focus'), role('default', 'focus-halo'))).toBeGreaterThanOrEqual(3);
  });

  it.each(['info', 'success', 'warning', 'error'])('reads what an alert of %s says at 4.5:1', (variant) => {
    for (const foreground of [variant, 'text', 'link', 'link-hover']) {
      expect(
        contrast(role('default', foreground), role('default', `${variant}-surface`)),
        foreground,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });
});
