import { expect, it } from 'vitest';
import { formatNumber } from './number.ts';

it.each([
  [85_000.5, 'km', '85\u00a0000,5\u00a0km', '85,000.5\u00a0km'],
  [-2, undefined, '\u22122', '\u22122'],
  [0.125, '%', '0,125\u00a0%', '0.125\u00a0%'],
])('writes %d %s as each language does', (value, unit, fr, en) => {
  expect([formatNumber(value, 'fr', unit), formatNumber(value, 'en', unit)]).toEqual([fr, en]);
});
