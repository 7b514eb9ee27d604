import { expect, it } from 'vitest';
import { hasCardNumber } from './card-numbers.ts';

it.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '3782-822463-10005',
  'Ma carte : 5555.5555.5555.4444, merci',
  '418 4242 4242 4242 4242',
  '424242424242 4242',
  '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
  '4242424242424242123',
  '418 555-0101 4242 4242 4242 4242 581 555-0102',
])('%s is a card number', (text) => {
  expect(hasCardNumber(text)).toBe(true);
});

it('does not take two phone numbers, or one and a date, for a card number', () => {
  for (let last = 0; last < 200; last += 1) {
    const digits = String(1000 + last * 41).padStart(4, '0');
    expect(hasCardNumber(`Appelez 418 555-${digits} 581 555-0101`)).toBe(false);
    expect(hasCardNumber(`418555${digits} 2026-11-24`)).toBe(false);
    expect(hasCardNumber(`418-555-${digits}\n581-555-0102`)).toBe(false);
  }
});
