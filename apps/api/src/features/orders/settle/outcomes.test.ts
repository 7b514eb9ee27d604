import { and, eq, lte, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import {
  attempt,
  bank,
  card,
  clubDollarReservations,
  mandate,
  modifyQuote,
  order,
  press,
  registerQuote,
} from '../../../testing/checkouts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { tokens } from '../../../testing/fake-gateway.ts';
import { testMembers } from '../../../testing/members.ts';
import { save } from '../../../testing/saved-checkouts.ts';
import { nextCheckNow, startOrders } from '../../../testing/started-orders.ts';
import { startApiForTest } from '../../../testing/test-api.ts';
import { orders, paymentAttempts, refunds } from '../orders.tables.ts';
import { retryFailedOrders } from '../place/enrol.ts';
import { refundOrder } from './refunds.ts';

const member = testMembers.zoe.memberNumber;

describe('an answer that is lost', () => {
  it.each([tokens.answerLost, tokens.broken])(
    'is asked for again and never charged twice: %s',
    async (token) => {
      const { api, gateway } = await startOrders();
      const placed = await order(api, registerQuote, { payment: card(token) });
      const { attempt: lost, quote } = placed;
      expect(lost.state).toBe('unknown');
      expect((await press(api, placed)).attempt).toEqual(lost);
      const found = await attempt(api, lost.attemptId);
      expect(found).toMatchObject({ state: 'succeeded', receipt: { priceData: quote.priceData } });
      expect(gateway.calls.count).toBe(1);
    },
  );

  it('of a charge that never arrived is declined, but not while it may be on its way', async () => {
    const { api, db } = await startOrders();
    const placed = await order(api, registerQuote, { payment: card(tokens.neverReceived) });
    const { attempt: lost } = placed;
    expect((await attempt(api, lost.attemptId)).state).toBe('unknown');
    await db.update(paymentAttempts).set({ createdAt: sql`now() - interval '2 minutes'` });
    expect(await attempt(api, lost.attemptId)).toMatchObject({
      state: 'declined',
      reason: 'processingError',
    });
    await save(api, placed.id);
    expect((await press(api, placed)).attempt.state).toBe('succeeded');
  });

  it('is found by the sweep of any process, and the order placed once', async () => {
    const started = await startOrders();
    const { api, db, gateway, url } = started;
    await startApiForTest({ DATABASE_URL: url }, { gateway });
    const payment = card(tokens.answerLost);
    const placed = await Promise.all(Array.from({ length: 6 }, () => order(api, registerQuote, { payment })));
    expect(placed.map(({ attempt: { state } }) => state)).toEqual(Array(6).fill('unknown'));
    await nextCheckNow(started);
    await eventually(async () => expect(await db.$count(orders, eq(orders.state, 'placed'))).toBe(6));
    expect(gateway.calls.count).toBe(6);
  });
});

describe('a challenge', () => {
  it('leads to the bank, and the order is placed when it is passed', async () => {
    const { api, gateway } = await startOrders();
    const placing = { payment: card(tokens.challenge), returnPath: '/fr/revision?onglet=1' };
    const { attempt: asked } = await order(api, registerQuote, placing);
    expect(asked).toMatchObject({
      state: 'challenge',
      challengeUrl: expect.stringContaining('bank.example'),
    });
    expect(gateway.charges.get(asked.attemptId)?.returnUrl).toBe(
      `http://localhost:3000/fr/revision?onglet=1&attempt=${asked.attemptId}`,
    );
    expect((await attempt(api, asked.attemptId)).state).toBe('challenge');
    gateway.decide(asked.attemptId, 'succeeded');
    expect((await attempt(api, asked.attemptId)).state).toBe('succeeded');
  });

  it('by deposits, which take days to arrive, is waited for as long as the gateway says', async () => {
    const { api, gateway, db } = await startOrders();
    gateway.challengeMinutes = 10 * 24 * 60;
    const { attempt: asked } = await order(api, registerQuote, { payment: bank(tokens.challenge), mandate });
    const age = (days: number) =>
      db.update(paymentAttempts).set({
        createdAt: sql`now() - make_interval(days => ${days})`,
        nextCheckAt: sql`now()`,
      });
    await age(9);
    const isDue = lte(paymentAttempts.nextCheckAt, sql`now()`);
    await eventually(async () => expect(await db.$count(paymentAttempts, isDue)).toBe(0));
    gateway.decide(asked.attemptId, 'succeeded');
    await api.orders.onPaymentEvent(asked.attemptId);
    expect((await attempt(api, asked.attemptId)).state).toBe('succeeded');
    expect(gateway.refunds.size).toBe(0);
  });

  it('that was abandoned gives everything back; money that comes later is refunded', async () => {
    const { api, gateway, db } = await startOrders();
    const request = { ...modifyQuote, montantDollarsCAAUtilise: 2_000 };
    const { attempt: asked } = await order(api, request, {
      member,
      payment: card(tokens.challenge),
    });
    expect(await db.$count(clubDollarReservations)).toBe(1);
    await db
      .update(paymentAttempts)
      .set({ createdAt: sql`now() - interval '2 hours'`, nextCheckAt: sql`now()` });
    await eventually(async () => expect((await attempt(api, asked.attemptId)).state).toBe('declined'));
    expect(await db.$count(clubDollarReservations)).toBe(0);
    gateway.decide(asked.attemptId, 'succeeded');
    const { onPaymentEvent } = api.orders;
    await Promise.all([onPaymentEvent(asked.attemptId), onPaymentEvent(asked.attemptId)]);
    await eventually(async () => expect(gateway.refunds.size).toBe(1));
    await eventually(async () => expect((await db.select().from(refunds))[0]?.refundedAt).not.toBeNull());
    expect(gateway.balance()).toBe(0);
  });
});

it('a refund that the gateway did not take for a day is sent again', async () => {
  const { api, gateway, db } = await startOrders();
  const { database } = api.store;
  const { number } = await order(api, registerQuote);
  gateway.losesRefunds = true;
  await refundOrder(database, number);
  const isRefund = eq(outboxEvents.kind, 'orders.refund');
  const isTried = and(isRefund, eq(outboxEvents.lastError, 'no answer'));
  await eventually(async () => expect(await db.$count(outboxEvents, isTried)).toBe(1));
  await db.update(outboxEvents).set({ failedAt: sql`now()`, nextAttemptAt: null }).where(isRefund);

  gateway.losesRefunds = false;
  await retryFailedOrders(database);
  await eventually(() => expect(gateway.balance()).toBe(0));
});
