import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancelOrder } from '../../../testing/cancel-order.ts';
import { bank, giftQuote, mandate, order, registerQuote } from '../../../testing/checkouts.ts';
import { demonstrationClub } from '../../../testing/club/specification-club.ts';
import { eventually } from '../../../testing/eventually.ts';
import { acceptGift } from '../../../testing/gifts.ts';
import { ledgerSums } from '../../../testing/ledger.ts';
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
import { listOrders } from '../order-list.ts';
import { ledgerEntries, orders, refunds } from '../orders.tables.ts';
import { noteRepaid, refundOrder, sendRefund } from './refunds.ts';

const { memberNumber: member } = marguerite;
const byDebit = { payment: bank(), mandate };

/** Refunds an order, and waits for the gateway and the membership system. */
async function refund(started: Started, number: string, cents?: number): Promise<number> {
  const refunded = await refundOrder(started.api.store.database, number, cents);
  await eventually(async () =>
    expect(await started.db.$count(refunds, sql`${refunds.refundedAt} IS NULL`)).toBe(0),
  );
  await settled(started);
  return refunded;
}

async function registerByDebit(started: Started, term: 'annual' | 'monthly' = 'annual') {
  const ordered = await order(started.api, { ...registerQuote, termSelected: term }, byDebit);
  await settled(started);
  return ordered;
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
    expect(await ledgerSums(started)).toEqual({});
  });

  it('leaves nothing in the ledger when the order is cancelled and the debit is returned', async () => {
    const started = await startOrders();
    for (const term of ['annual', 'monthly'] as const) {
      const { attempt, number } = await registerByDebit(started, term);
      await cancelOrder(started.api, number);
      await returnDebit(started, attempt.attemptId);
    }
    expect(await ledgerSums(started)).toEqual({});
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
    expect(await started.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(0);
    expect(await ledgerSums(started)).toEqual({});
  });
});

describe('a refund', () => {
  it('of an order that paid the balance lets the member owe it again', async () => {
    const started = await startOrders();
    const { memberNumber } = louisPhilippe;
    const { number } = await buy(started, memberNumber, changeTo('BASE', { indOptionVR: true }));
    expect((await membershipOf(started, memberNumber)).balanceCents).toBe(0);
    await refund(started, number);
    expect((await membershipOf(started, memberNumber)).balanceCents).toBe(11_899);
    expect(started.gateway.balance()).toBe(0);
    expect(await ledgerSums(started)).toEqual({});
  });

  it('of what was credited since takes the credit back', async () => {
    const started = await startOrders({ CLUB_CONFIG: demonstrationClub });
    const { number } = await buy(started, member, changeTo('PREM'));
    const paid = started.gateway.balance();
    await buy(started, member, changeTo('BASE'));
    await refund(started, number, 1_000);
    expect((await membershipOf(started, member)).balanceCents).toBe(1_000 - paid);
    await refund(started, number);
    expect((await membershipOf(started, member)).balanceCents).toBe(0);
    expect(await ledgerSums(started)).toEqual({});
  });

  it('of an instalment that was credited since takes the credit back', async () => {
    const started = await startOrders({ CLUB_CONFIG: demonstrationClub });
    const { number } = await buy(started, member, changeTo('PREM', { termSelected: 'monthly' }));
    await buy(started, member, changeTo('BASE'));
    expect((await membershipOf(started, member)).balanceCents).toBeLessThan(0);
    await refund(started, number);
    expect(started.gateway.balance()).toBe(0);
    expect((await membershipOf(started, member)).balanceCents).toBe(0);
  });

  it.each([
    ['a whole gift that was not accepted closes it', undefined, 404],
    ['a part of a gift leaves it open', 500, 200],
  ])('of %s', async (_what, cents, status) => {
    const started = await startOrders();
    const { number, giftPath, quote } = await order(started.api, giftQuote);
    expect(await refund(started, number, cents)).toBe(cents ?? quote.priceData.totalYear);
    expect((await acceptGift(started.api, giftPath)).status).toBe(status);
  });
});

describe('a refund that the bank does not execute', () => {
  async function refunded() {
    const started = await startOrders();
    const { number } = await order(started.api, registerQuote);
    await refund(started, number, 4_000);
    const [row] = await started.db.select().from(refunds);
    return { started, number, id: row?.id ?? '' };
  }
  const listed = async ({ api }: Started) => (await listOrders(api.store.database)).join('\n');

  it('is due again, is told to the club once, and is listed until the club has paid it another way', async () => {
    const { started, number, id } = await refunded();
    expect(await ledgerSums(started)).not.toHaveProperty('refundsDue');
    started.gateway.refundState = 'failed';
    for (let times = 0; times < 2; times += 1) await started.api.orders.onRefund(id);
    await checkBooks(started);
    expect(await ledgerSums(started)).toMatchObject({ refundsDue: -4_000 });
    expect(await listed(started)).toContain('refund of $40.00 refused by the bank');
    expect(await noteRepaid(started.api.store.database, number)).toBe(4_000);
    expect(await ledgerSums(started)).toMatchObject({ bank: -4_000 });
    expect(await ledgerSums(started)).not.toHaveProperty('refundsDue');
    expect(await listed(started)).not.toContain('refused');
    await expect(noteRepaid(started.api.store.database, number)).rejects.toThrow('No refund');
    // A late event changes nothing.
    await started.api.orders.onRefund(id);
    expect(await ledgerSums(started)).toMatchObject({ bank: -4_000 });
  });

  it('is not sent again, and other ids are ignored', async () => {
    const { started, id } = await refunded();
    started.gateway.refundState = 'failed';
    await started.api.orders.onRefund(id);
    const { database } = started.api.store;
    await sendRefund({ database, gateway: started.gateway, channels: { notice: false } }, id);
    expect(started.gateway.refunds.size).toBe(0);
    await started.api.orders.onRefund('refund-of-another-system');
    await started.api.orders.onRefund('00000000-0000-0000-0000-000000000000');
  });

  it('is asked about again without an answer of the gateway', async () => {
    const { started, id } = await refunded();
    started.gateway.losesRefunds = true;
    await expect(started.api.orders.onRefund(id)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('waits while it is pending, and is paid once the bank has executed it', async () => {
    const started = await startOrders();
    started.gateway.refundState = 'pending';
    const { number } = await order(started.api, registerQuote);
    await refundOrder(started.api.store.database, number, 4_000);
    await checkBooks(started);
    const [row] = await started.db.select().from(refunds);
    await started.api.orders.onRefund(row?.id ?? '');
    expect(await ledgerSums(started)).toMatchObject({ refundsDue: -4_000 });
    started.gateway.refundState = 'refunded';
    await started.api.orders.onRefund(row?.id ?? '');
    expect(await ledgerSums(started)).not.toHaveProperty('refundsDue');
  });
});
