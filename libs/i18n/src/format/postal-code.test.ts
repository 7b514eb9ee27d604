import { expect, it } from 'vitest';
import { formatPostalCode } from './postal-code.ts';

it.each([
  ['G1K3B2', 'G1K\u00a03B2'],
  ['G1K 3B2', 'G1K\u00a03B2'],
  ['90210', '90210'],
  ['', ''],
])('writes %j as three and three', (code, shown) => {
  expect(formatPostalCode(code)).toBe(shown);
});
