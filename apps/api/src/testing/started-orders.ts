import type { OrderAttempt } from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { paymentAttempts } from '../features/orders/orders.tables.ts';
import { eventually } from './eventually.ts';
import { type FakeGateway, fakeGateway } from './fake-gateway.ts';
import { ledgerSum } from './ledger.ts';
import { startApiForTest, type TestApi } from './test-api.ts';
import { query } from './test-database.ts';

export interface Started {
  readonly api: TestApi;
  readonly gateway: FakeGateway;
  readonly db: TestApi['store']['database']['db'];
  readonly url: string;
}

/** An API with a gateway that the test controls. The test fails if the ledger and the gateway differ as it ends. */
export async function startOrders(environment: Record<string, string> = {}): Promise<Started> {
  const gateway = fakeGateway();
  const api = await startApiForTest({ SEED_DEMONSTRATION: 'on', ...environment }, { gateway });
  const started = { api, gateway, db: api.store.database.db, url: api.databaseUrl };
  // A refund may be on its way between the two.
  onTestFinished(() => eventually(() => checkBooks(started)));
  return started;
}

/** Checks that the ledger adds up, and has what the gateway has. */
export async function checkBooks(started: Pick<Started, 'db' | 'gateway'>): Promise<void> {
  expect(await ledgerSum(started)).toBe(0);
  expect(await ledgerSum(started, 'gateway')).toBe(started.gateway.balance());
}

/** Lets the bank accept the debit of an attempt, if it processes one. */
export async function clearDebit(
  { api, gateway }: Pick<Started, 'api' | 'gateway'>,
  { attemptId, state }: Pick<OrderAttempt, 'attemptId' | 'state'>,
): Promise<void> {
  if (state !== 'processing') return;
  gateway.decide(attemptId, 'succeeded');
  await api.orders.onPaymentEvent(attemptId);
}

/** Makes the open attempts old and due to be checked. */
export const nextCheckNow = ({ db }: Started) =>
  db
    .update(paymentAttempts)
    .set({ nextCheckAt: sql`now()`, createdAt: sql`${paymentAttempts.createdAt} - interval '5 minutes'` })
    .where(sql`${paymentAttempts.nextCheckAt} IS NOT NULL`);

/** Every row of every table, as text; `except` names one to leave out. */
export async function everythingStored(url: string, { except = '' } = {}): Promise<string> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> $1`,
    [except],
  );
  const all = tables.map(({ name }) => `SELECT '${name}' AS table, t::text AS row FROM ${name} t`);
  const rows = await query(url, all.join(' UNION ALL '));
  return JSON.stringify(rows);
}
