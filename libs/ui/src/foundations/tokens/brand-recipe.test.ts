import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { brandValues } from './build.ts';
import { lowContrasts, roleOn, schemes, surfaces } from './contrast.ts';

/** The README's recipe of a brand colour: lightness and chroma of each step in OKLCH. The hue is the brand's. */
const steps = {
  50: [0.97, 0.016],
  100: [0.935, 0.035],
  200: [0.87, 0.07],
  300: [0.8, 0.11],
  400: [0.65, 0.15],
  500: [0.53, 0.16],
  600: [0.45, 0.14],
  700: [0.36, 0.11],
} as const;

/** Ten brand colours, as hues. Red, orange and green are close to the colours of errors, warnings and success. */
const hues = {
  red: 25,
  vermilion: 40,
  orange: 60,
  yellow: 95,
  lime: 125,
  green: 150,
  turquoise: 190,
  blue: 255,
  violet: 300,
  pink: 355,
};

function ramp(hue: number) {
  return Object.fromEntries(
    Object.entries(steps).map(([step, [lightness, chroma]]) => {
      const color = new Color('oklch', [lightness, chroma, hue]).to('srgb').toGamut({ space: 'srgb' });
      return [
        step,
        { $value: { colorSpace: 'srgb', hex: color.toString({ format: 'hex', collapse: false }) } },
      ];
    }),
  );
}

/** A difference in OKLab that people notice at a glance; the smallest visible one is about 0.02. */
const noticeable = 0.05;

const difference = (one: string, other: string) => new Color(one).deltaE(other, 'OK');

const cases = Object.entries(hues).flatMap(([name, hue]) => schemes.map((scheme) => ({ name, hue, scheme })));

describe.each(cases)('a brand in $name, $scheme', async ({ hue, scheme }) => {
  const values = await brandValues({ color: { balise: { $type: 'color', ...ramp(hue) } } });

  it('has the contrasts of WCAG 2.2 on every surface', () => {
    expect(surfaces.flatMap((surface) => lowContrasts(values, surface, scheme))).toEqual([]);
  });

  it('tells an error from an action on every surface', () => {
    for (const surface of surfaces) {
      const [error, action] = ['error', 'action'].map((name) => roleOn(values, surface, name, scheme));
      expect(difference(error ?? '', action ?? ''), surface).toBeGreaterThan(noticeable);
    }
  });

  // Alerts are always on the default surface.
  it('tells a success from an error and from an action', () => {
    const success = roleOn(values, 'default', 'success', scheme);
    for (const other of ['error', 'action']) {
      expect(difference(success, roleOn(values, 'default', other, scheme)), other).toBeGreaterThan(
        noticeable,
      );
    }
  });
});
