import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { attempt, card, giftQuote, order, registerQuote } from '../../testing/checkouts.ts';
import { tokens } from '../../testing/fake-gateway.ts';
import { acceptGift, giftAt } from '../../testing/gifts.ts';
import { startOrders } from '../../testing/started-orders.ts';
import { ledgerEntries, orders, paymentAttempts } from './orders.tables.ts';
import { deleteOldOrders, rotateOrders } from './retention.ts';
import { orderEncryption, unsealOrder } from './sealed-order.ts';

async function start() {
  const { api, db } = await startOrders();
  const { database } = api.store;
  const age = (days: number) =>
    db.update(orders).set({ createdAt: sql`now() - make_interval(days => ${days})` });
  return { api, database, db, age };
}

it('personal data of old orders is deleted; the receipt and the ledger keep the amounts', async () => {
  const { api, database, db, age } = await start();
  const { attempt: placed, quote } = await order(api, registerQuote);
  await age(99);
  await deleteOldOrders(database, { keepDays: 100, giftKeepDays: 9_999 });
  expect((await db.select().from(orders))[0]?.sealed).not.toBeNull();
  await age(101);
  await deleteOldOrders(database, { keepDays: 100, giftKeepDays: 9_999 });
  expect((await db.select().from(orders))[0]).toMatchObject({ sealed: null, memberNumber: null });
  const { receipt } = await attempt(api, placed.attemptId);
  expect(receipt).toMatchObject({ orderNumber: placed.receipt?.orderNumber, priceData: quote.priceData });
  expect(receipt?.payment).toBeUndefined();
  expect(await db.$count(ledgerEntries)).toBeGreaterThan(0);
});

it('a gift keeps its data until it is accepted', async () => {
  const { api, database, db, age } = await start();
  const { giftPath } = await order(api, giftQuote);
  await age(9_000);
  await deleteOldOrders(database, { keepDays: 100, giftKeepDays: 9_999 });
  expect((await acceptGift(api, giftPath)).status).toBe(200);
  await deleteOldOrders(database, { keepDays: 100, giftKeepDays: 9_999 });
  expect((await db.select().from(orders))[0]?.sealed).toBeNull();
  expect((await fetch(giftAt(api, giftPath))).status).toBe(404);
});

it('a gift that is not accepted ends with its retention period', async () => {
  const { api, database, db, age } = await start();
  const { giftPath } = await order(api, giftQuote);
  const kept = { keepDays: 100, giftKeepDays: 1_096 };
  await age(1_095);
  await deleteOldOrders(database, kept);
  expect((await fetch(giftAt(api, giftPath))).status).toBe(200);
  await age(1_097);
  await deleteOldOrders(database, kept);
  expect((await db.select().from(orders))[0]?.sealed).toBeNull();
  expect((await acceptGift(api, giftPath)).status).toBe(404);
});

it('orders that were never paid are deleted after 30 days, unless their payment is open', async () => {
  const { api, database, db, age } = await start();
  for (const token of [tokens.declined, tokens.challenge]) {
    await order(api, registerQuote, { payment: card(token) });
  }
  await age(29);
  await deleteOldOrders(database, { keepDays: 1_000, giftKeepDays: 9_999 });
  expect(await db.$count(orders)).toBe(2);
  await age(31);
  await deleteOldOrders(database, { keepDays: 1_000, giftKeepDays: 9_999 });
  const left = await db.select({ state: paymentAttempts.state }).from(paymentAttempts);
  expect(left).toEqual([{ state: 'challenge' }]);
  expect(await db.$count(orders)).toBe(1);
});

it('orders are encrypted again with a new key', async () => {
  const { api, database, db } = await start();
  await order(api, registerQuote);
  const [former] = api.store.keys.data;
  const secret = Buffer.alloc(32, 'new');
  const both = orderEncryption([{ id: 'new', secret }, former]);
  expect(await rotateOrders(database, both)).toBe(1);
  expect(await rotateOrders(database, both)).toBe(0);
  const [row] = await db.select().from(orders).where(eq(orders.dataKey, 'new'));
  if (!row) throw new Error('The order has the former key');
  expect(unsealOrder(row, orderEncryption([{ id: 'new', secret }])).payer.name).toBe('Maude Tremblay');
  expect(() => unsealOrder(row, orderEncryption([former]))).toThrow('no key');
});
