import { surfaceVariants } from './surface-variants.ts';

/** The tokens of a brand by their flat names, as in `tokens.json`; `dark` where the dark scheme has another value. */
export type TokenValues = Readonly<Record<string, { value: string; dark?: string } | undefined>>;

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** The five variants, each with its alternate. */
export const surfaces = surfaceVariants.flatMap((variant) => [variant, `${variant}-alt`] as const);

export type SurfaceName = (typeof surfaces)[number];

/** Text and background roles: 4.5:1 on every surface (WCAG 2.2, 1.4.3). */
export const readPairs = [
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
  ['action-text', 'action-active'],
  ['surface', 'heading'],
  ['heading', 'hover'],
  ['heading', 'active'],
  ['text', 'active'],
  ['link-hover', 'active'],
  ['control-text', 'control-surface'],
  ['control-text', 'control-active'],
  ['control-text', 'control-part'],
  ['control-surface', 'control-text'],
  ['highlight-text', 'highlight'],
] as const;

/** Shapes and backgrounds: 3:1 on every surface (WCAG 2.2, 1.4.11). */
export const shapePairs = [
  ['action', 'surface'],
  ['heading', 'surface'],
  ['band', 'surface'],
  ['control-muted', 'control-surface'],
  ['control-muted', 'control-part'],
  ['control-band', 'control-surface'],
] as const;

/** The look of a part while pressed, and those at rest and under the pointer: it differs from both on every surface. */
export const pressedRoles = [
  ['action-active', ['action', 'action-hover']],
  ['active', ['surface', 'hover']],
] as const;

/** The contrast ratio of two `#rrggbb` colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour of a role on a surface, or the default when the surface doesn’t change it.
 *
 * @throws when the role is unknown
 */
export function roleOn(
  values: TokenValues,
  surface: SurfaceName,
  name: string,
  scheme: Scheme = 'light',
): string {
  const found = values[`surface-${surface}-${name}`] ?? values[`surface-default-${name}`];
  const color = found ?? values[`color-${name}`];
  if (!color) throw new Error(`no such role: ${name}`);
  return (scheme === 'dark' && color.dark) || color.value;
}

/** The pairs that have too little contrast on a surface. */
export function lowContrasts(values: TokenValues, surface: SurfaceName, scheme: Scheme): string[] {
  const low = (pairs: typeof readPairs | typeof shapePairs, least: number) =>
    pairs.flatMap(([front, back]) => {
      const [one, other] = [front, back].map((name) => roleOn(values, surface, name, scheme)) as [
        string,
        string,
      ];
      const ratio = contrast(one, other);
      return ratio < least ? [`${front} on ${back}, ${surface}: ${ratio}`] : [];
    });
  return [...low(readPairs, 4.5), ...low(shapePairs, 3)];
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
