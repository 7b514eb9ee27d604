import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, gst, qst, share } from './taxes.ts';

describe('taxes', () => {
  // The first is the example of Revenu Québec, “Calculating the Taxes”.
  it.each([
    [10_000, 500, 998],
    [9_750, 488, 973],
    [2_500, 125, 249],
    [12_345, 617, 1_231],
    [10, 1, 1],
    [1, 0, 0],
    [0, 0, 0],
  ])('on %i cents are %i and %i', (cents, gstCents, qstCents) => {
    expect([gst(cents), qst(cents)]).toEqual([gstCents, qstCents]);
  });

  it('are the exact fraction, half a cent up, for every amount to $10,000', () => {
    for (let cents = 0; cents <= 1_000_000; cents += 1) {
      // The QST is 399/4000, the GST 1/20.
      const exact = BigInt(cents);
      if (BigInt(gst(cents)) !== (exact + 10n) / 20n) throw new Error(`GST of ${cents}`);
      if (BigInt(qst(cents)) !== (exact * 399n + 2_000n) / 4_000n) throw new Error(`QST of ${cents}`);
    }
  });
});

it('a share differs from the exact fraction by half a cent at most, and rounds half a cent up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 366 }),
      fc.integer({ min: 1, max: 366 }),
      (cents, part, of) => {
        const twice = 2n * BigInt(share(cents, part, of)) * BigInt(of);
        const exact = 2n * BigInt(cents) * BigInt(part);
        expect(twice - exact <= BigInt(of) && exact - twice < BigInt(of)).toBe(true);
      },
    ),
  );
});

describe('an amount in dollars', () => {
  it('rounds the exact amount, not its floating-point approximation', () => {
    for (let cents = 0; cents <= 100_000; cents += 1) {
      if (centsOf(cents / 100) !== cents) throw new Error(`${cents}`);
    }
  });

  it.each([
    [12.349, 1_234],
    [1.15, 115],
    [-12.349, -1_234],
    [null, 0],
    [undefined, 0],
  ])('%s drops fractions of a cent: %s', (dollars, cents) => {
    expect(centsOf(dollars)).toBe(cents);
  });
});
