import { expect, it } from 'vitest';
import { formatPrice, spokenPrice } from './price.ts';

it.each([
  [1250, '12,50$', '$12.50'],
  [0, '0,00$', '$0.00'],
  [5, '0,05$', '$0.05'],
  [-375, '\u22123,75$', '\u2212$3.75'],
  [123_456_789, '1\u00a0234\u00a0567,89$', '$1,234,567.89'],
])('writes %d cents as each language writes a price', (cents, fr, en) => {
  expect([formatPrice(cents, 'fr'), formatPrice(cents, 'en')]).toEqual([fr, en]);
});

it('shortens zero on request, and only zero', () => {
  expect([formatPrice(0, 'fr', { shortZero: true }), formatPrice(0, 'en', { shortZero: true })]).toEqual([
    '0$',
    '$0',
  ]);
  expect(formatPrice(1200, 'fr', { shortZero: true })).toBe('12,00$');
  expect(formatPrice(0, 'fr', { shortZero: true, compact: true })).toBe('0$');
});

it.each([
  [1200, '12,0$', '$12.0'],
  [1250, '12,5$', '$12.5'],
  [1225, '12,25$', '$12.25'],
  [0, '0,0$', '$0.0'],
])('writes %d cents compactly: no trailing zero, and one decimal at least', (cents, fr, en) => {
  const write = (locale: 'fr' | 'en') => formatPrice(cents, locale, { compact: true });
  expect([write('fr'), write('en')]).toEqual([fr, en]);
});

it.each([
  [1250, '12 dollars et 50 cents', '12 dollars and 50 cents'],
  [12600, '126 dollars', '126 dollars'],
  [101, '1 dollar et 1 cent', '1 dollar and 1 cent'],
  [0, '0 dollar', '0 dollars'],
  [5, '5 cents', '5 cents'],
  [-375, 'moins 3 dollars et 75 cents', 'minus 3 dollars and 75 cents'],
  [123_456_789, '1\u00a0234\u00a0567 dollars et 89 cents', '1,234,567 dollars and 89 cents'],
])('spells out %d cents for a screen reader', (cents, fr, en) => {
  expect([spokenPrice(cents, 'fr'), spokenPrice(cents, 'en')]).toEqual([fr, en]);
});
