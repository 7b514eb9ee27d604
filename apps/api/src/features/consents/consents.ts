import type { ConsentRecord } from '@jalon/api-client/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/database.ts';
import { consents } from './consents.tables.ts';

export type StoredConsent = typeof consents.$inferSelect;

/** Stores a choice and returns when it was first received: the same choice may arrive again. */
export async function storeConsent({ pool }: Database, record: ConsentRecord): Promise<Date> {
  const database = drizzle(pool);
  const chosenAt = new Date(record.chosenAt);
  const [stored] = await database
    .insert(consents)
    .values({ ...record, chosenAt })
    .onConflictDoNothing()
    .returning({ recordedAt: consents.recordedAt });
  if (stored) return stored.recordedAt;
  const [first] = await database
    .select({ recordedAt: consents.recordedAt })
    .from(consents)
    .where(and(eq(consents.consentId, record.consentId), eq(consents.chosenAt, chosenAt)));
  // Deleted in the meantime, because its retention period has ended.
  return first?.recordedAt ?? new Date();
}

/** Every choice of one browser, the oldest first. */
export function consentsOf({ pool }: Database, consentId: string): Promise<StoredConsent[]> {
  return drizzle(pool)
    .select()
    .from(consents)
    .where(eq(consents.consentId, consentId))
    .orderBy(asc(consents.recordedAt));
}

/** Deletes the proofs that are older than this many days. */
export async function purgeConsents({ pool }: Database, days: number): Promise<void> {
  await drizzle(pool)
    .delete(consents)
    .where(sql`${consents.recordedAt} < now() - make_interval(days => ${days})`);
}
