import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { KeyRing } from '../../platform/config/keys.ts';
import { decryptIfReadable, type Encryption } from '../../platform/crypto/encryption.ts';
import type { Database } from '../../platform/database/database.ts';
import { checkoutEncryption } from './checkout-store.ts';
import { checkoutLinks, checkouts } from './checkouts.tables.ts';
import { linkEncryption } from './resume-link.ts';

/** Number of rows that are encrypted in one transaction. */
const pageSize = 100;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Encrypts unfinished checkouts that have a former key with the current one, and the requests for links to them; returns
 * the number of checkouts. Those that can't be decrypted are left as they are.
 */
export async function rotateCheckouts(database: Database, keys: KeyRing): Promise<number> {
  await rotate(database, checkoutLinks, linkEncryption(keys));
  return rotate(database, checkouts, checkoutEncryption(keys));
}

async function rotate(
  { transaction }: Database,
  table: typeof checkouts | typeof checkoutLinks,
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
