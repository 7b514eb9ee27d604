import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { checkoutDays, type SavedCheckout } from '@jalon/api-client/contract';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { KeyRing } from '../../platform/config/keys.ts';
import { createEncryption } from '../../platform/crypto/encryption.ts';
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

/** Stores unfinished checkouts, encrypted. */
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

export function createCheckoutStore({ pool }: Database, keys: KeyRing): CheckoutStore {
  const encryption = createEncryption('checkouts', keys);
  const database = drizzle(pool);
  const has = (secret: string) => and(eq(checkouts.secretHash, hashOf(secret)), isKept);

  function encrypt(kept: Kept, rowId: string) {
    const { bytes, keyId } = encryption.encrypt(JSON.stringify(kept), rowId);
    return { sealed: bytes, dataKey: keyId, expiresAt: laterExpiry };
  }

  function decrypt({ id, sealed, dataKey }: typeof checkouts.$inferSelect): Kept {
    return JSON.parse(encryption.decrypt({ bytes: sealed, keyId: dataKey }, id));
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
      const [row] = await database.select({ id: checkouts.id }).from(checkouts).where(has(secret));
      if (!row) return false;
      const replaced = await database
        .update(checkouts)
        .set(encrypt({ secret, checkout }, row.id))
        .where(has(secret))
        .returning({ id: checkouts.id });
      return replaced.length > 0;
    },
    async find(secret) {
      const [row] = await database.select().from(checkouts).where(has(secret));
      return row && decrypt(row).checkout;
    },
    async remove(secret) {
      await database.delete(checkouts).where(eq(checkouts.secretHash, hashOf(secret)));
    },
    async extend(secret) {
      const [row] = await database
        .update(checkouts)
        .set({ expiresAt: laterExpiry })
        .where(has(secret))
        .returning({ id: checkouts.id });
      return row?.id;
    },
    async findRow(rowId) {
      const [row] = await database
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.id, rowId), isKept));
      return row && decrypt(row);
    },
    async removeExpired() {
      await database.delete(checkouts).where(lte(checkouts.expiresAt, sql`now()`));
    },
  };
}
