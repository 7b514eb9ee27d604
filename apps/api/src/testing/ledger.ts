import { eq, sql } from 'drizzle-orm';
import { ledgerEntries } from '../features/orders/orders.tables.ts';
import type { Database } from '../platform/database/database.ts';

const cents = sql<number>`coalesce(sum(${ledgerEntries.cents}), 0)::integer`;

/** The cents on an account of the ledger; on all of them together without a name. */
export async function ledgerSum({ db }: Pick<Database, 'db'>, account?: string): Promise<number> {
  const isOn = account === undefined ? undefined : eq(ledgerEntries.account, account);
  const [row] = await db.select({ cents }).from(ledgerEntries).where(isOn);
  return row?.cents ?? 0;
}

/** The cents on each account that is not zero; discounts are part of the sales. */
export async function ledgerSums({ db }: Pick<Database, 'db'>): Promise<Readonly<Record<string, number>>> {
  const account = sql<string>`replace(${ledgerEntries.account}, 'discounts', 'sales')`;
  const rows = await db.select({ account, cents }).from(ledgerEntries).groupBy(account);
  return Object.fromEntries(rows.filter((row) => row.cents !== 0).map((row) => [row.account, row.cents]));
}
