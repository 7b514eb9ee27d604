import { expect, it } from 'vitest';
import { formatMonth } from './month.ts';

it.each([
  [1, 'janvier', 'January'],
  [8, 'août', 'August'],
  [12, 'décembre', 'December'],
])('names the month %d in each language', (month, fr, en) => {
  expect([formatMonth(month, 'fr'), formatMonth(month, 'en')]).toEqual([fr, en]);
});
