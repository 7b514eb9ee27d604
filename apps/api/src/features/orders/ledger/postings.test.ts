import type { Quote } from '@jalon/api-client/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computePrice, toPriceData } from '../../../testing/checkouts.ts';
import { latePayment, laterPayment, type Posting, paidBack, returned, reversed, saleOf } from './postings.ts';

const sum = (posting: Posting) => Object.values(posting).reduce((total, cents) => total + cents, 0);

const cents = fc.integer({ min: 0, max: 300_000 });
const anyQuote: fc.Arbitrary<Quote> = fc
  .record({
    term: fc.constantFrom('monthly' as const, 'annual' as const),
    yearly: fc.record({ membership: cents, additionalMember: cents, vrOption: cents }),
    indOptionVR: fc.boolean(),
    additionalMembers: fc.array(fc.record({ indOptionVR: fc.boolean() }), { maxLength: 6 }),
    presentYearly: fc.option(fc.array(cents, { maxLength: 4 }), { nil: undefined }),
    received: fc.record({ inLedger: cents, elsewhere: cents, daysElsewhere: fc.nat(300) }),
    promo: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 100 }) }), { nil: undefined }),
    loyaltyPercent: fc.nat(20),
    clubDollars: fc.record({ wanted: cents, maximum: cents }),
    balance: fc.integer({ min: -50_000, max: 50_000 }),
  })
  .map((choices) => {
    const period = { from: '2026-11-23', to: '2027-11-22' };
    const inputs = { ...choices, codeOptionAdhesion: 'PLUS', today: period.from, period };
    const price = computePrice(inputs);
    return {
      id: 'quote',
      expiresAt: '2026-11-23T12:00:00Z',
      flow: 'modify-my-membership',
      codeOptionAdhesion: 'PLUS',
      termSelected: choices.term,
      indOptionVR: choices.indOptionVR,
      lines: price.lines,
      priceData: toPriceData(price, inputs),
      payments: price.payments,
      period,
      ...(price.credit && { credit: price.credit }),
    };
  });

describe('every posting adds up to zero', () => {
  it('of a sale, whose first payment is at the gateway', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const posting = saleOf(quote);
        expect(sum(posting)).toBe(0);
        expect(posting.gateway).toBe(quote.priceData.firstPaymentAmount);
        expect(sum(reversed(posting))).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('of returns, which give back the taxes and the balance to the cent once all is returned', () => {
    fc.assert(
      fc.property(
        anyQuote,
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 }),
        (quote, percents) => {
          const { totalYear, gst, qst } = quote.priceData;
          fc.pre(totalYear > 0);
          const balance = quote.lines
            .filter(({ kind }) => kind === 'balance' || kind === 'credit')
            .reduce((total, { amount }) => total + amount, 0);
          // The instalments are cancelled, then the first payment is refunded in parts.
          const [first = 0] = quote.payments.map(({ amount }) => amount);
          const due = totalYear - first;
          const ends = [...percents.map((one) => Math.floor((first * one) / 100)), first].toSorted(
            (one, other) => one - other,
          );
          const postings = [
            returned(quote, {
              cents: due,
              before: 0,
              credited: 0,
              kept: first,
              left: first,
              to: 'receivable',
            }),
            ...ends.map((end, index) => {
              const before = ends[index - 1] ?? 0;
              const settled = { before: due + before, credited: 0, kept: first - before, left: first - end };
              return returned(quote, { ...settled, cents: end - before, to: 'refundsDue' });
            }),
          ];
          for (const posting of postings) expect(sum(posting)).toBe(0);
          const whole = (account: keyof Posting) =>
            postings.reduce((total, posting) => total + (posting[account] ?? 0), 0);
          expect([whole('gst'), whole('qst')]).toEqual([gst, qst]);
          expect(whole('receivable') + whole('refundsDue')).toBe(balance - totalYear);
          expect(whole('sales')).toBe(totalYear - gst - qst - balance);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('of a later payment, a late one and a refund', () => {
    for (const posting of [laterPayment, latePayment, paidBack]) expect(sum(posting(1_609))).toBe(0);
  });
});
