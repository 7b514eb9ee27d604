import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { checkoutDays, type SavedCheckout } from '@jalon/api-client/contract';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { KeyRing } from '../../platform/config/keys.ts';
import { createEncryption, decryptIfReadable, type Encryption } from '../../platform/crypto/encryption.ts';
import type { Database } from '../../platform/database/database.ts';
import { checkouts } from './checkouts.tables.ts';

/** Length of a checkout’s secret id, in bytes. */
const secretLength = 16;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const isKept = gt(checkouts.expiresAt, sql`now()`);
const laterExpiry = sql`now() + make_interval(days => ${checkoutDays})`;

/** A checkout and its secret id. */
interface Kept {
  readonly secret: string;
  readonly checkout: SavedCheckout;
}

/** The encryption of unfinished checkouts, with `DATA_KEYS`. */
export const checkoutEncryption = (keys: KeyRing): Encryption => createEncryption('checkouts', keys);

/**
 * Stores unfinished checkouts, encrypted. One that can't be decrypted, because its key was removed, counts as not found:
 * the visitor starts again.
 */
export interface CheckoutStore {
  /** Stores a checkout; returns its secret id. */
  add(checkout: SavedCheckout): Promise<string>;
  /** Replaces a checkout; false if there is none with this id. */
  replace(secret: string, checkout: SavedCheckout): Promise<boolean>;
  find(secret: string): Promise<SavedCheckout | undefined>;
  remove(secret: string): Promise<void>;
  /** The row of a checkout; restarts its retention period. */
  extend(secret: string): Promise<string | undefined>;
  /** The checkout of a row. */
  findRow(rowId: string): Promise<Kept | undefined>;
  removeExpired(): Promise<void>;
}

export function createCheckoutStore(
  { pool }: Database,
  keys: KeyRing,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CheckoutStore {
  const encryption = checkoutEncryption(keys);
  const database = drizzle(pool);
  const has = (secret: string) => and(eq(checkouts.secretHash, hashOf(secret)), isKept);

  function encrypt(kept: Kept, rowId: string) {
    const { bytes, keyId } = encryption.encrypt(JSON.stringify(kept), rowId);
    return { sealed: bytes, dataKey: keyId, expiresAt: laterExpiry };
  }

  async function read(condition: SQL | undefined): Promise<(Kept & { readonly rowId: string }) | undefined> {
    const [row] = await database.select().from(checkouts).where(condition);
    if (!row) return undefined;
    const { id, sealed, dataKey } = row;
    const text = decryptIfReadable(encryption, { bytes: sealed, keyId: dataKey }, id);
    if (text !== undefined) return { ...JSON.parse(text), rowId: id };
    log.warn({ checkout: id, key: dataKey }, 'unreadable checkout');
    return undefined;
  }

  return {
    async add(checkout) {
      const secret = randomBytes(secretLength).toString('base64url');
      const id = randomUUID();
      await database
        .insert(checkouts)
        .values({ id, secretHash: hashOf(secret), ...encrypt({ secret, checkout }, id) });
      return secret;
    },
    async replace(secret, checkout) {
      const found = await read(has(secret));
      if (!found) return false;
      const replaced = await database
        .update(checkouts)
        .set(encrypt({ secret, checkout }, found.rowId))
        .where(has(secret))
        .returning({ id: checkouts.id });
      return replaced.length > 0;
    },
    async find(secret) {
      return (await read(has(secret)))?.checkout;
    },
    async remove(secret) {
      await database.delete(checkouts).where(eq(checkouts.secretHash, hashOf(secret)));
    },
    async extend(secret) {
      if (!(await read(has(secret)))) return undefined;
      const [row] = await database
        .update(checkouts)
        .set({ expiresAt: laterExpiry })
        .where(has(secret))
        .returning({ id: checkouts.id });
      return row?.id;
    },
    findRow: (rowId) => read(and(eq(checkouts.id, rowId), isKept)),
    async removeExpired() {
      await database.delete(checkouts).where(lte(checkouts.expiresAt, sql`now()`));
    },
  };
}
