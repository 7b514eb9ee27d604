import { dayInQuebec } from '@jalon/i18n';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cancelOrder } from '../../../testing/cancel-order.ts';
import { bank, mandate, order, type Placing, registerQuote } from '../../../testing/checkouts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { ledgerSum } from '../../../testing/ledger.ts';
import { operator } from '../../../testing/operator.ts';
import { clearDebit, startOrders } from '../../../testing/started-orders.ts';
import { startApiForTest } from '../../../testing/test-api.ts';
import { query } from '../../../testing/test-database.ts';
import { addDays } from '../../quotes/index.ts';
import { run as command } from '../orders.command.ts';
import { ledgerEntries, orders, paymentAttempts, refunds, scheduledPayments } from '../orders.tables.ts';
import { orderEncryption } from '../sealed-order.ts';
import { cancelMandate } from '../settle/cancel-mandate.ts';
import { refundOrder } from '../settle/refunds.ts';

const today = dayInQuebec();

async function start(placing: Placing = {}) {
  const { api, gateway, db, url } = await startOrders({ WORKER_POLL_MS: '100' });
  const { attempt, quote, number } = await order(api, { ...registerQuote, termSelected: 'monthly' }, placing);
  await clearDebit({ api, gateway }, attempt);
  /** Makes the next payments due. */
  const due = (count: number) =>
    query(
      url,
      `UPDATE scheduled_payments SET next_try_on = '${today}' WHERE id IN (
        SELECT id FROM scheduled_payments WHERE state = 'due' ORDER BY due_on LIMIT ${count})`,
    );
  const count = (state: 'due' | 'paid' | 'failed' | 'cancelled') =>
    db.$count(scheduledPayments, eq(scheduledPayments.state, state));
  const receivable = () => ledgerSum({ db }, 'receivable');
  const run = operator(command, { DATABASE_URL: url });
  return { api, gateway, url, db, quote, number, due, count, receivable, run };
}

describe('monthly payments', () => {
  it('are made once each, by two processes at once', async () => {
    const { gateway, url, due, count, receivable, quote } = await start();
    await startApiForTest({ DATABASE_URL: url }, { gateway });
    await due(11);
    await eventually(async () => expect(await count('paid')).toBe(11));
    expect(gateway.charges.size).toBe(12);
    expect(gateway.balance()).toBe(quote.priceData.totalYear);
    expect(await receivable()).toBe(0);
  });

  it('with a lost answer are found by the sweep, and not made again', async () => {
    const { gateway, db, due, count } = await start();
    gateway.later = 'unknown';
    await due(1);
    const isUnknown = eq(paymentAttempts.state, 'unknown');
    await eventually(async () => expect(await db.$count(paymentAttempts, isUnknown)).toBe(1));
    await db.update(paymentAttempts).set({ nextCheckAt: sql`now()` }).where(isUnknown);
    await eventually(async () => expect(await count('paid')).toBe(1));
    expect(gateway.calls.count).toBe(2);
  });

  it('that are due on one day are made at the same time, before the sweep takes the last one for lost', async () => {
    const { gateway, due, count } = await start();
    const { chargeLater } = gateway;
    const all = Promise.withResolvers<undefined>();
    let begun = 0;
    gateway.chargeLater = async (request) => {
      begun += 1;
      if (begun === 3) all.resolve(undefined);
      await all.promise;
      return chargeLater(request);
    };
    onTestFinished(() => all.resolve(undefined));
    await due(3);
    await eventually(async () => expect(await count('paid')).toBe(3));
  });

  it('that are declined are tried again after 3, 4 and 7 days, then the order is unpaid', async () => {
    const { gateway, db, due, count } = await start();
    gateway.later = 'declined';
    for (const [declined, days] of [3, 4, 7].entries()) {
      await due(1);
      await eventually(async () => {
        const tried = await db
          .select()
          .from(scheduledPayments)
          .where(eq(scheduledPayments.declined, declined + 1));
        expect(tried).toEqual([expect.objectContaining({ state: 'due', nextTryOn: addDays(today, days) })]);
      });
    }
    await due(1);
    await eventually(async () => expect(await count('failed')).toBe(1));
    expect((await db.select().from(orders))[0]?.state).toBe('unpaid');
    await due(1);
    expect(gateway.charges.size).toBe(5);
  });
});

it('a declined monthly payment by bank debit is retried only once', async () => {
  const { gateway, db, due, count } = await start({ payment: bank(), mandate });
  gateway.later = 'declined';
  await due(1);
  await eventually(async () => {
    const tried = await db.select().from(scheduledPayments).where(eq(scheduledPayments.declined, 1));
    expect(tried).toEqual([expect.objectContaining({ state: 'due', nextTryOn: addDays(today, 5) })]);
  });
  await due(1);
  await eventually(async () => expect(await count('failed')).toBe(1));
});

describe('an order that is cancelled', () => {
  /** Makes one payment due, and cancels the order during the call to the gateway. */
  async function cancelled(placing: Placing = {}) {
    const started = await start(placing);
    const { api, gateway, due, number } = started;
    const { chargeLater } = gateway;
    const asked = Promise.withResolvers<string>();
    const isCancelled = Promise.withResolvers<undefined>();
    gateway.chargeLater = async (request) => {
      asked.resolve(request.attemptId);
      await isCancelled.promise;
      return chargeLater(request);
    };
    onTestFinished(() => isCancelled.resolve(undefined));
    await due(1);
    const attemptId = await asked.promise;
    await cancelOrder(api, number);
    return { ...started, attemptId, answer: () => isCancelled.resolve(undefined) };
  }

  it('while a payment is made gets that payment back', async () => {
    const { gateway, db, receivable, count, quote, answer } = await cancelled();
    answer();
    await eventually(async () => expect(await db.$count(refunds, isNotNull(refunds.refundedAt))).toBe(2));
    // The price of the day that has passed.
    expect(gateway.balance()).toBe(Math.ceil(quote.priceData.totalYear / 365));
    expect(await receivable()).toBe(0);
    expect(await count('cancelled')).toBe(11);
  });

  it('while a payment is declined stays cancelled, and nothing is tried again', async () => {
    const { gateway, db, receivable, count, attemptId, answer } = await cancelled();
    gateway.later = 'declined';
    answer();
    await eventually(async () => {
      const [tried] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
      expect(tried?.state).toBe('declined');
    });
    expect((await db.select().from(orders))[0]?.state).toBe('cancelled');
    expect(await count('cancelled')).toBe(11);
    expect(await receivable()).toBe(0);
  });

  it('stays cancelled when an earlier debit is returned', async () => {
    const { api, gateway, db, due, count, number, receivable } = await start({ payment: bank(), mandate });
    gateway.later = 'processing';
    await due(1);
    await eventually(async () => expect(await count('paid')).toBe(1));
    const attemptId = [...gateway.charges.keys()].at(-1) ?? '';
    await cancelOrder(api, number);
    gateway.decide(attemptId, 'declined');
    await api.orders.onPaymentEvent(attemptId);
    expect(await count('cancelled')).toBe(11);
    expect((await db.select().from(orders))[0]?.state).toBe('cancelled');
    expect(await receivable()).toBe(0);
  });
});

describe('an operator', () => {
  it('lists and shows an order, ends its membership and refunds the rest', async () => {
    const { api, gateway, number, run, count, receivable, db, quote } = await start();
    const { database } = api.store;
    expect(await run()).toContain(`${number}  `);
    const shown = await run('show', number);
    for (const text of ['maude.tremblay@example.org', 'succeeded', 'gateway', 'total with taxes']) {
      expect(shown).toContain(text);
    }
    await cancelOrder(api, number);
    await expect(cancelOrder(api, number)).rejects.toThrow('cancelled already');
    await expect(cancelOrder(api, 'NOTANORDER')).rejects.toThrow('No order');
    expect(await count('cancelled')).toBe(11);
    expect(await receivable()).toBe(0);
    expect(await run('refund', number, '0.05')).toBe(`$0.05 of ${number} will be refunded by the API.\n`);
    await refundOrder(database, number);
    await eventually(() => expect(gateway.balance()).toBe(0));
    await expect(refundOrder(database, number)).rejects.toThrow('Nothing');
    const byAccount = async () =>
      db
        .select({ account: ledgerEntries.account, cents: sql<number>`sum(${ledgerEntries.cents})::integer` })
        .from(ledgerEntries)
        .groupBy(ledgerEntries.account);
    await eventually(async () => {
      const sums = new Map((await byAccount()).map(({ account, cents }) => [account, cents]));
      const accounts = ['gateway', 'refundsDue', 'sales', 'gst', 'qst'];
      expect(accounts.map((account) => sums.get(account))).toEqual([0, 0, 0, 0, 0]);
    });
    expect(quote.priceData.totalYear).toBeGreaterThan(0);
  });

  it('ends a membership with the command', async () => {
    const { number, run } = await start();
    expect(await run('cancel', number)).toMatch(
      /ends on [\d-]{10}\. \$21\.18 will be refunded by the API, and \$0\.00 is still owed/,
    );
  });

  it('cancels an agreement for bank debits: nothing is debited or renewed, and the rest is owed', async () => {
    const { api, gateway, number, run, due, count, receivable, db } = await start({
      payment: bank(),
      mandate,
    });
    const owed = await receivable();
    expect(await run('stop-debits', number)).toMatch(/not debited any more\. \$[\d.]+ is still owed\./);
    await due(11);
    expect(await count('failed')).toBe(11);
    expect(await receivable()).toBe(owed);
    const [stopped] = await db.select().from(orders);
    expect(stopped).toMatchObject({ state: 'unpaid', savedMethod: null });
    expect(gateway.charges.size).toBe(1);
    const again = cancelMandate(api.store.database, number, orderEncryption(api.store.keys.data));
    await expect(again).rejects.toThrow('cancelled already');
  });

  it('does not cancel an agreement that has already ended at the gateway', async () => {
    const { api, count, db } = await start({ payment: bank(), mandate });
    await db.update(orders).set({ savedMethod: 'pm_1/mandate_1' });
    await api.orders.onMandateEnd('mandate_2');
    expect(await count('due')).toBe(11);
    await api.orders.onMandateEnd('mandate_1');
    await api.orders.onMandateEnd('mandate_1');
    expect(await count('failed')).toBe(11);
    expect((await db.select().from(orders))[0]).toMatchObject({ state: 'unpaid', savedMethod: null });
  });

  it('finds no agreement in an order that was paid by card', async () => {
    const { api, number, count } = await start();
    const cancelling = cancelMandate(api.store.database, number, orderEncryption(api.store.keys.data));
    await expect(cancelling).rejects.toThrow('no agreement');
    expect(await count('due')).toBe(11);
  });
});
