import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import marine from './brands/generated/marine.json' with { type: 'json' };
import { brands, buildBrand, buildTokens } from './build.ts';
import {
  contrast,
  lowContrasts,
  pressedRoles,
  roleOn,
  type SurfaceName,
  schemes,
  surfaces,
  type TokenValues,
} from './contrast.ts';
import designTokens from './generated/design-tokens.json' with { type: 'json' };
import jalon from './generated/tokens.json' with { type: 'json' };

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

it.each([
  ['the club', 'generated', buildTokens],
  ...brands.map((brand) => [brand, 'brands/generated', (to: string) => buildBrand(brand, to)] as const),
] as const)('has the generated files of %s up to date with the JSON', async (_brand, generated, build) => {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-tokens-'));
  try {
    await build(folder);
    for (const file of readdirSync(folder)) {
      expect(read(`${generated}/${file}`), `run: node src/foundations/tokens/build.ts`).toBe(
        readFileSync(join(folder, file), 'utf8'),
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('gives design tools every token, with references that lead to a token', () => {
  const names = new Set(Object.keys(jalon));
  const found: string[] = [];
  const walk = (group: object, path: readonly string[]) => {
    if ('$value' in group) {
      found.push(path.join('-'));
      const [, reference] = /^\{(.+)\}$/.exec(String(group.$value)) ?? [];
      if (reference) expect(names).toContain(reference.replaceAll('.', '-'));
      expect(group).toHaveProperty('$type', expect.any(String));
      return;
    }
    for (const [name, child] of Object.entries(group)) walk(child, [...path, name]);
  };
  walk(designTokens, []);
  expect(new Set(found)).toEqual(names);
});

it('declares every custom property that a style uses', () => {
  const root = join(import.meta.dirname, '../..');
  const declared = new Set(
    [...`${read('generated/tokens.css')}${read('../base/base.css')}`.matchAll(/(--jalon-[\w-]+):/g)].map(
      ([, name]) => name,
    ),
  );
  const sheets = [...globSync('**/*.styles.ts', { cwd: root }), 'foundations/base/base.css'];
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

it('lists the pairs with too little contrast', () => {
  const pale = { ...jalon, 'surface-default-muted': { value: '#888888' } };
  expect(lowContrasts(pale, 'default', 'light')).toEqual([
    expect.stringContaining('muted on surface, default: 3.5'),
  ]);
});

const everyScheme = (
  [
    ['jalon', jalon],
    ['marine', marine],
  ] as [string, TokenValues][]
).flatMap(([brand, values]) => schemes.map((scheme) => ({ brand, values, scheme })));

describe.each(everyScheme)('the brand $brand in its $scheme scheme', ({ values, scheme }) => {
  const role = (surface: SurfaceName, name: string) => roleOn(values, surface, name, scheme);

  describe.each(surfaces)('on the %s surface', (surface) => {
    it('shows text at 4.5:1 and shapes at 3:1', () => {
      expect(lowContrasts(values, surface, scheme)).toEqual([]);
    });

    it.each(pressedRoles)('tells %s from the looks at rest and under the pointer', (pressed, others) => {
      for (const other of others) {
        const difference = new Color(role(surface, pressed)).deltaE(role(surface, other), 'OK');
        expect(difference, other).toBeGreaterThan(0.03);
      }
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
  });

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
