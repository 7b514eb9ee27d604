import { expect, it } from 'vitest';
import { formatDate } from './date.ts';

it.each([
  ['2027-03-31', '31 mars 2027', 'March 31, 2027'],
  ['2026-08-01', '1er août 2026', 'August 1, 2026'],
  ['2026-12-11', '11 décembre 2026', 'December 11, 2026'],
])('writes %s as each language writes a date', (day, fr, en) => {
  const date = new Date(day);
  expect([formatDate(date, 'fr'), formatDate(date, 'en')]).toEqual([fr, en]);
});

it('formats the day in UTC in any time zone', () => {
  expect(formatDate(new Date('2026-11-21T23:59:59Z'), 'en')).toBe('November 21, 2026');
  expect(formatDate(new Date('2026-11-21T00:00:00Z'), 'en')).toBe('November 21, 2026');
});
