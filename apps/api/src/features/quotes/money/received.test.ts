import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { type LedgerOrder, receivedFor } from './received.ts';

const year: LedgerOrder = {
  period: { from: '2026-01-01', to: '2026-12-31' },
  sold: 36_500,
  reversed: 0,
  outstanding: 0,
  alreadyPaid: undefined,
};
const rest = { from: '2026-10-23', to: '2026-12-31' };
const change: LedgerOrder = { ...year, period: rest, sold: 7_000, alreadyPaid: 7_000 };
const none = { inLedger: 0, elsewhere: 0, daysElsewhere: 0 };

describe('what was received for days', () => {
  it('is the part of the days that are left', () => {
    expect(receivedFor([year], rest)).toEqual({ ...none, inLedger: 7_000 });
    expect(receivedFor([year], { from: '2027-01-01', to: '2027-12-31' })).toEqual(none);
    expect(receivedFor([], rest)).toEqual(none);
  });

  it('has no payment that is due or returned: payments pay the days in their sequence', () => {
    expect(receivedFor([{ ...year, outstanding: 6_000 }], rest).inLedger).toBe(1_000);
    expect(receivedFor([{ ...year, outstanding: 18_000 }], rest)).toEqual(none);
    expect(receivedFor([{ ...year, reversed: 7_000 }], rest)).toEqual(none);
    expect(receivedFor([{ ...year, reversed: 36_500 }], rest)).toEqual(none);
  });

  it('is lower after a credit', () => {
    expect(receivedFor([year, { ...change, sold: -2_000 }], rest).inLedger).toBe(5_000);
    // The credit was reversed with its order.
    expect(receivedFor([year, { ...change, sold: -2_000, reversed: -2_000 }], rest).inLedger).toBe(7_000);
  });

  it('is lower by a credit until the days pass whose money was credited', () => {
    const next = { ...year, period: { from: '2027-01-01', to: '2027-12-31' } };
    const period = { from: rest.from, to: next.period.to };
    const credit = { ...change, period, sold: -20_000 };
    expect(receivedFor([next, credit], period).inLedger).toBe(16_500);
    expect(receivedFor([next, credit], next.period).inLedger).toBe(16_500);
    expect(receivedFor([next, credit], { from: '2027-07-02', to: '2027-12-31' }).inLedger).toBe(8_272);
  });

  it('knows the price of days that were paid elsewhere from the first modification', () => {
    // 7,000 is 8,048 with taxes.
    expect(receivedFor([change], rest)).toEqual({ inLedger: 7_000, elsewhere: 8_048, daysElsewhere: 70 });
    const renewed = { ...year, period: { from: '2026-12-01', to: '2027-11-30' } };
    expect(receivedFor([change, renewed], rest).elsewhere).toBe(Math.ceil((8_048 * 39) / 70));
    expect(receivedFor([year, change], rest).elsewhere).toBe(0);
  });

  it('is never more than what was sold, less what was reversed and what is outstanding', () => {
    const cents = fc.nat(50_000);
    fc.assert(
      fc.property(cents, cents, cents, fc.nat(900), (sold, reversed, outstanding, days) => {
        const order = { ...year, sold, reversed, outstanding };
        const wanted = { from: addDays('2025-06-01', days), to: '2027-12-31' };
        const { inLedger } = receivedFor([order], wanted);
        expect(inLedger).toBeLessThanOrEqual(Math.max(0, sold - reversed - outstanding));
        expect(inLedger).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
