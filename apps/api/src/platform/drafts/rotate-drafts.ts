import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { KeyRing } from '../config/keys.ts';
import { decryptIfReadable, type Encryption } from '../crypto/encryption.ts';
import type { Database } from '../database/database.ts';
import type { DraftTable, LinkTable } from './draft-columns.ts';
import { type DraftKind, draftEncryption, linkEncryption } from './draft-kind.ts';

/** Number of rows that are encrypted in one transaction. */
const pageSize = 100;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Encrypts drafts that have a former key with the current one, and the requests for links to them; returns the number of
 * drafts. Those that can't be decrypted are left as they are.
 */
export async function rotateDrafts(kind: DraftKind, database: Database, keys: KeyRing): Promise<number> {
  await rotate(database, kind.links, linkEncryption(kind, keys));
  return rotate(database, kind.drafts, draftEncryption(kind, keys));
}

async function rotate(
  { transaction }: Database,
  table: DraftTable | LinkTable,
  encryption: Encryption,
): Promise<number> {
  let done = 0;
  for (let last: string | undefined = lowestId; last !== undefined; ) {
    const after: string = last;
    last = await transaction(async (work) => {
      const rows = await work
        .select({ id: table.id, sealed: table.sealed, dataKey: table.dataKey })
        .from(table)
        .where(and(gt(table.id, after), ne(table.dataKey, encryption.currentKeyId)))
        .orderBy(asc(table.id))
        .limit(pageSize)
        .for('update');
      for (const { id, sealed, dataKey } of rows) {
        const text = decryptIfReadable(encryption, { bytes: sealed, keyId: dataKey }, id);
        if (text === undefined) continue;
        const { bytes, keyId } = encryption.encrypt(text, id);
        await work.update(table).set({ sealed: bytes, dataKey: keyId }).where(eq(table.id, id));
        done += 1;
      }
      return rows.length < pageSize ? undefined : rows.at(-1)?.id;
    });
  }
  return done;
}
