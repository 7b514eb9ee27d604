import { describe, expect, it } from 'vitest';
import { isRenewalPeriod, type RenewalState } from './renewal-period.ts';

/**
 * The complete truth table, one row for each case of the rules: status, renewal, payment, period, expiration date,
 * renewal in progress, and the result. `*` is any value; `-` is any other value or none.
 */
const table = `
  A R *  *       none  *   yes
  A R *  *       date  yes yes
  A R *  *       date  no  no
  A A CC *       *     *   yes
  A A PB annual  *     *   yes
  A A PB monthly *     *   no
  A A PB -       *     *   no
  A A -  *       *     *   no
  A - *  *       *     *   no
  B * *  *       *     *   yes
  C * *  *       *     *   yes
  - * *  *       *     *   no`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const values = [
  ['A', 'B', 'C', '-'],
  ['A', 'R', '-'],
  ['CC', 'PB', '-'],
  ['monthly', 'annual', '-'],
  ['date', 'none'],
  ['yes', 'no'],
];
const combinations = values.reduce<string[][]>(
  (before, one) => before.flatMap((start) => one.map((value) => [...start, value])),
  [[]],
);

const fits = (row: readonly string[], combination: readonly string[]) =>
  combination.every((value, column) => row[column] === '*' || row[column] === value);

/** Concrete values for a row: `-` may be another code, empty or missing. */
function states([status, renewalType, paymentType, period, expiration, renewal]: string[]): RenewalState[] {
  return [undefined, '', 'Z'].map((other) => {
    const code = (value: string | undefined) => (value === '-' ? other : value);
    return {
      status: code(status),
      renewalType: code(renewalType),
      paymentType: code(paymentType),
      paymentPeriod: period === 'monthly' || period === 'annual' ? period : undefined,
      expirationDate: expiration === 'date' ? '2027-03-31' : other === 'Z' ? undefined : other,
      inRenewal: renewal === 'yes' || (other === undefined ? undefined : false),
    };
  });
}

describe('the renewal period', () => {
  it('is decided by exactly one row for each of the 432 combinations', () => {
    expect(combinations).toHaveLength(432);
    for (const combination of combinations) {
      expect(
        rows.filter((row) => fits(row, combination)),
        combination.join(' '),
      ).toHaveLength(1);
    }
  });

  it.each(rows)('status %s, renewal %s, payment %s %s, expiration %s, in renewal %s: %s', (...row) => {
    const covered = combinations.filter((combination) => fits(row, combination));
    expect(covered.length).toBeGreaterThan(0);
    for (const state of covered.flatMap(states)) {
      expect(isRenewalPeriod(state), JSON.stringify(state)).toBe(row.at(-1) === 'yes');
    }
  });
});
