import type { ConsentRecord } from '@jalon/api-client/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { consents } from './consents.tables.ts';

export type StoredConsent = typeof consents.$inferSelect;

/** Stores a choice and returns when it was first received: the same choice may arrive again. */
export async function storeConsent({ db }: Database, record: ConsentRecord): Promise<Date> {
  const chosenAt = new Date(record.chosenAt);
  const [stored] = await db
    .insert(consents)
    .values({ ...record, chosenAt })
    .onConflictDoNothing()
    .returning({ recordedAt: consents.recordedAt });
  if (stored) return stored.recordedAt;
  const [first] = await db
    .select({ recordedAt: consents.recordedAt })
    .from(consents)
    .where(and(eq(consents.consentId, record.consentId), eq(consents.chosenAt, chosenAt)));
  // Deleted in the meantime, because its retention period has ended.
  return first?.recordedAt ?? new Date();
}

/** Every choice of one browser, the oldest first. */
export function consentsOf({ db }: Database, consentId: string): Promise<StoredConsent[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.consentId, consentId))
    .orderBy(asc(consents.recordedAt));
}

/** Deletes the proofs that are older than this many days. */
export async function purgeConsents({ db }: Database, days: number): Promise<void> {
  await db.delete(consents).where(sql`${consents.recordedAt} < now() - make_interval(days => ${days})`);
}
