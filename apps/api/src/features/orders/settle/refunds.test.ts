import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { cancelOrder } from '../../../testing/cancel-order.ts';
import {
  askQuote,
  bank,
  giftDetails,
  giftQuote,
  mandate,
  order,
  registerQuote,
} from '../../../testing/checkouts.ts';
import { demonstrationClub } from '../../../testing/club/specification-club.ts';
import {
  buy,
  changeTo,
  louisPhilippe,
  marguerite,
  membershipOf,
  returnDebit,
  settled,
} from '../../../testing/member-changes.ts';
import { checkBooks, clearDebit, type Started, startOrders } from '../../../testing/started-orders.ts';
import { ledgerEntries, orders, refunds } from '../orders.tables.ts';
import { refundOrder } from './refunds.ts';

const { memberNumber: member } = marguerite;
const byDebit = { payment: bank(), mandate };

/** The sums of the accounts that are not zero; discounts are part of the sales. */
async function sumsOf({ db }: Started) {
  const account = sql<string>`replace(${ledgerEntries.account}, 'discounts', 'sales')`;
  const cents = sql<number>`sum(${ledgerEntries.cents})::integer`;
  const rows = await db.select({ account, cents }).from(ledgerEntries).groupBy(account);
  return Object.fromEntries(rows.filter((row) => row.cents !== 0).map((row) => [row.account, row.cents]));
}

/** Refunds an order, and waits for the gateway and the membership system. */
async function refund(started: Started, number: string, cents?: number): Promise<number> {
  const refunded = await refundOrder(started.api.store.database, number, cents);
  await vi.waitFor(
    async () => expect(await started.db.$count(refunds, sql`${refunds.refundedAt} IS NULL`)).toBe(0),
    { timeout: 20_000 },
  );
  await settled(started);
  return refunded;
}

async function registerByDebit(started: Started, term: 'annual' | 'monthly' = 'annual') {
  const quote = await askQuote(started.api, { ...registerQuote, termSelected: term });
  const { attempt } = await order(started.api, quote.id, byDebit);
  await settled(started);
  return { attempt, number: attempt.receipt?.orderNumber ?? '' };
}

describe('a debit that the bank still processes', () => {
  it('can’t be refunded until it has succeeded', async () => {
    const started = await startOrders();
    const { attempt, number } = await registerByDebit(started);
    await expect(refund(started, number)).rejects.toThrow('The bank still processes a debit');
    expect(await started.db.$count(refunds)).toBe(0);
    await clearDebit(started, attempt);
    await refund(started, number);
    expect(started.gateway.balance()).toBe(0);
    expect(await sumsOf(started)).toEqual({});
  });

  it('leaves nothing in the ledger when the order is cancelled and the debit is returned', async () => {
    const started = await startOrders();
    for (const term of ['annual', 'monthly'] as const) {
      const { attempt, number } = await registerByDebit(started, term);
      await cancelOrder(started.api, number);
      await returnDebit(started, attempt.attemptId);
    }
    expect(await sumsOf(started)).toEqual({});
    await checkBooks(started);
  });

  it('voids a refund that was requested before an upgrade of the API', async () => {
    const started = await startOrders();
    const { attempt, number } = await registerByDebit(started);
    const isOrder = eq(orders.number, number);
    const [placed] = await started.db.select().from(orders).where(isOrder);
    const orderId = placed?.id ?? '';
    const row = { orderId, attemptId: attempt.attemptId, cents: 1_000, reason: 'operator' as const };
    await started.db.insert(refunds).values(row);
    const posting = '00000000-0000-4000-8000-000000000001';
    await started.db.insert(ledgerEntries).values([
      { posting, orderId, account: 'sales', cents: 1_000 },
      { posting, orderId, account: 'refundsDue', cents: -1_000 },
    ]);
    await returnDebit(started, attempt.attemptId);
    expect(await started.db.$count(refunds, and(eq(refunds.orderId, orderId)))).toBe(0);
    expect(await sumsOf(started)).toEqual({});
  });
});

describe('a refund', () => {
  it('of an order that paid the balance lets the member owe it again', async () => {
    const started = await startOrders();
    const { memberNumber } = louisPhilippe;
    const { attempt } = await buy(started, memberNumber, changeTo('BASE', { indOptionVR: true }));
    expect((await membershipOf(started, memberNumber)).balanceCents).toBe(0);
    await refund(started, attempt.receipt?.orderNumber ?? '');
    expect((await membershipOf(started, memberNumber)).balanceCents).toBe(11_899);
    expect(started.gateway.balance()).toBe(0);
    expect(await sumsOf(started)).toEqual({});
  });

  it('of what was credited since takes the credit back', async () => {
    const started = await startOrders({ CLUB_CONFIG: demonstrationClub });
    const { attempt } = await buy(started, member, changeTo('PREM'));
    const paid = started.gateway.balance();
    await buy(started, member, changeTo('BASE'));
    const number = attempt.receipt?.orderNumber ?? '';
    await refund(started, number, 1_000);
    expect((await membershipOf(started, member)).balanceCents).toBe(1_000 - paid);
    await refund(started, number);
    expect((await membershipOf(started, member)).balanceCents).toBe(0);
    expect(await sumsOf(started)).toEqual({});
  });

  it('of an instalment that was credited since takes the credit back', async () => {
    const started = await startOrders({ CLUB_CONFIG: demonstrationClub });
    const { attempt } = await buy(started, member, changeTo('PREM', { termSelected: 'monthly' }));
    await buy(started, member, changeTo('BASE'));
    expect((await membershipOf(started, member)).balanceCents).toBeLessThan(0);
    await refund(started, attempt.receipt?.orderNumber ?? '');
    expect(started.gateway.balance()).toBe(0);
    expect((await membershipOf(started, member)).balanceCents).toBe(0);
  });

  it('of a whole gift that nobody has accepted closes it', async () => {
    const started = await startOrders();
    const quote = await askQuote(started.api, giftQuote);
    const { attempt } = await order(started.api, quote.id, { details: giftDetails });
    const { orderNumber = '', giftPath = '' } = attempt.receipt ?? {};
    const accept = `${started.api.baseUrl}${giftPath.replace(/^.*\//, '/api/gifts/')}/accept`;
    await refund(started, orderNumber);
    expect((await fetch(accept, { method: 'POST' })).status).toBe(404);
    expect(await sumsOf(started)).toEqual({});
  });

  it('of a part of a gift leaves it open', async () => {
    const started = await startOrders();
    const quote = await askQuote(started.api, giftQuote);
    const { attempt } = await order(started.api, quote.id, { details: giftDetails });
    const { orderNumber = '', giftPath = '' } = attempt.receipt ?? {};
    await refund(started, orderNumber, 500);
    const accept = `${started.api.baseUrl}${giftPath.replace(/^.*\//, '/api/gifts/')}/accept`;
    expect((await fetch(accept, { method: 'POST' })).status).toBe(200);
  });
});
