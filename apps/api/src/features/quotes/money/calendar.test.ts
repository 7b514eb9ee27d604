import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysIn, divide, paymentDays, yearFrom, yearUntil } from './calendar.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

describe('calendar', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-31', -2, '2025-11-30'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it.each([
    ['2026-11-23', '2027-11-22', 365],
    ['2027-03-01', '2028-02-29', 366],
    ['2028-02-29', '2029-02-27', 365],
  ])('a year from %s ends on %s, after %i days', (from, to, days) => {
    expect([yearFrom(from), daysIn(from, yearFrom(from))]).toEqual([to, days]);
  });

  it('a year has 365 or 366 days, from its first day and from its last', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect([365, 366]).toContain(daysIn(day, yearFrom(day)));
        expect([365, 366]).toContain(daysIn(yearUntil(day), day));
      }),
    );
  });
});

describe('payments', () => {
  it('add up to the total, are equal after the first, and the first is larger by less than their number', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 12 }), (total, count) => {
        const { first, others } = divide(total, count);
        expect(first + others * (count - 1)).toBe(total);
        expect(first - others).toBeGreaterThanOrEqual(0);
        expect(first - others).toBeLessThan(count);
      }),
    );
  });

  it('of a year are twelve, on the same day of the month', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const days = paymentDays(today, { from: today, to: yearFrom(today) });
        expect(days).toHaveLength(12);
        expect(days).toEqual(days.toSorted());
      }),
    );
    expect(paymentDays('2026-08-31', { from: '2026-08-31', to: '2027-08-30' }).slice(0, 3)).toEqual([
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
    ]);
  });

  it('of a part of a year end with the period', () => {
    expect(paymentDays('2026-11-23', { from: '2026-11-23', to: '2027-01-31' })).toEqual([
      '2026-11-23',
      '2026-12-23',
      '2027-01-23',
    ]);
  });
});
