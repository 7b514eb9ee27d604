import { previewQuote } from '@jalon/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { askQuote, bank, call, mandate, memberships } from '../../../testing/checkouts.ts';
import { demonstrationClub } from '../../../testing/club/specification-club.ts';
import {
  buy,
  changeTo,
  grace,
  louisPhilippe,
  marguerite,
  membershipOf,
  returnDebit,
} from '../../../testing/member-changes.ts';
import { startOrders } from '../../../testing/started-orders.ts';

const { memberNumber: member } = marguerite;
const startCrediting = () => startOrders({ CLUB_CONFIG: demonstrationClub });
const byDebit = { payment: bank(), mandate };

describe('a credit for a smaller membership', () => {
  it('is what was paid for the larger one, to the cent, in every turn', async () => {
    const started = await startCrediting();
    for (let turn = 0; turn < 4; turn += 1) {
      await buy(started, member, changeTo('PLUS'));
      const { quote } = await buy(started, member, changeTo('BASE'));
      expect(quote.credit?.left).toBe(started.gateway.balance());
      expect((await membershipOf(started, member)).balanceCents).toBe(-started.gateway.balance());
    }
  });

  it('is nothing for a price that only the membership system knows', async () => {
    const started = await startCrediting();
    const { quote } = await buy(started, '1000000058', changeTo('BASE'));
    expect(quote.credit).toBeUndefined();
    expect((await membershipOf(started, '1000000058')).balanceCents).toBe(0);
  });

  it('is no more than the instalments that were paid', async () => {
    const started = await startCrediting();
    const { attempt } = await buy(started, member, changeTo('PREM', { termSelected: 'monthly' }));
    const first = started.gateway.charges.get(attempt.attemptId)?.amount ?? 0;
    const { quote } = await buy(started, member, changeTo('BASE'));
    expect(quote.credit?.total).toBeLessThanOrEqual(first);
    expect((await membershipOf(started, member)).balanceCents).toBeGreaterThanOrEqual(-first);
  });

  it('pays the balance, and only the rest lowers it', async () => {
    const started = await startCrediting();
    await buy(started, grace.memberNumber, changeTo('PREM'));
    await started.db
      .update(memberships)
      .set({ balanceCents: 1_000 })
      .where(eq(memberships.number, grace.membership));
    const { quote } = await buy(started, grace.memberNumber, changeTo('BASE'));
    expect(quote.credit?.total).toBeGreaterThan(1_000);
    expect((await membershipOf(started, grace.memberNumber)).balanceCents).toBe(-(quote.credit?.left ?? 0));
  });
});

describe('a debit that is returned', () => {
  it('takes back the larger membership, which is then not credited', async () => {
    const started = await startCrediting();
    const before = await membershipOf(started, member);
    const { attempt } = await buy(started, member, changeTo('PREM'), byDebit);
    expect((await membershipOf(started, member)).optionCode).toBe('PREM');
    await returnDebit(started, attempt.attemptId);
    expect(await membershipOf(started, member)).toEqual(before);
    expect((await askQuote(started.api, changeTo('BASE'), member)).credit).toBeUndefined();
  });

  it('leaves the balance that it would have paid', async () => {
    const started = await startCrediting();
    const { memberNumber } = louisPhilippe;
    const { attempt } = await buy(started, memberNumber, changeTo('BASE', { indOptionVR: true }), byDebit);
    expect((await membershipOf(started, memberNumber)).balanceCents).toBe(0);
    await returnDebit(started, attempt.attemptId);
    expect((await membershipOf(started, memberNumber)).balanceCents).toBe(11_899);
  });

  it('ends the year that it renewed', async () => {
    const started = await startCrediting();
    const { memberNumber } = louisPhilippe;
    const before = await membershipOf(started, memberNumber);
    const renewal = { ...changeTo('BASE'), flow: 'renewal' } as const;
    const { attempt } = await buy(started, memberNumber, renewal, byDebit);
    expect((await membershipOf(started, memberNumber)).expiresOn).toBe('2027-12-15');
    await returnDebit(started, attempt.attemptId);
    expect(await membershipOf(started, memberNumber)).toMatchObject({
      expiresOn: before.expiresOn,
      balanceCents: 11_899,
    });
  });

  it('lets nothing else be bought for the membership until the bank has decided', async () => {
    const started = await startCrediting();
    const { attempt } = await buy(started, member, changeTo('PREM'), byDebit);
    const refused = await call(started.api, previewQuote, { body: changeTo('BASE'), member });
    expect(refused.errors).toEqual({ flow: 'paymentProcessing' });
    started.gateway.decide(attempt.attemptId, 'succeeded');
    await started.api.orders.onPaymentEvent(attempt.attemptId);
    expect((await askQuote(started.api, changeTo('BASE'), member)).credit?.total).toBe(
      started.gateway.balance(),
    );
  });
});
