import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it.each([
  ['4185550123', '418 555-0123', '418-555-0123'],
  ['8005550134', '1 800 555-0134', '1-800-555-0134'],
  ['8775550134', '1 877 555-0134', '1-877-555-0134'],
  ['418555', '418555', '418555'],
  ['14185550123', '14185550123', '14185550123'],
  ['', '', ''],
])('writes %j as each language writes a phone number', (number, fr, en) => {
  expect([formatPhone(number, 'fr'), formatPhone(number, 'en')]).toEqual([fr, en]);
});
