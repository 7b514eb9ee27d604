import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { checkoutDays, type SavedCheckout } from '@jalon/api-client/contract';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { KeyRing } from '../../platform/config/keys.ts';
import { createEncryption, decryptIfReadable, type Encryption } from '../../platform/crypto/encryption.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { CheckoutState } from './checkout-state.ts';
import { checkouts } from './checkouts.tables.ts';

/** Length of a checkout’s secret id, in bytes. */
const secretLength = 16;

const newSecret = () => randomBytes(secretLength).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const isKept = gt(checkouts.expiresAt, sql`now()`);
const has = (secret: string) => and(eq(checkouts.secretHash, hashOf(secret)), isKept);
const laterExpiry = sql`now() + make_interval(days => ${checkoutDays})`;

/** The encrypted content of a checkout. */
interface Content {
  readonly checkout: SavedCheckout;
  readonly state: CheckoutState;
}

/** A stored checkout. */
export interface KeptCheckout extends Content {
  readonly rowId: string;
  /** Its id on the wire. */
  readonly secret: string;
}

/** Whether a checkout belongs to another member than the signed-in one. Without a session, its id is enough. */
export function isOthers({ state: { owner } }: KeptCheckout, memberNumber: string | undefined): boolean {
  return owner !== undefined && memberNumber !== undefined && owner !== memberNumber;
}

/** The encryption of unfinished checkouts, with `DATA_KEYS`. */
export const checkoutEncryption = (keys: KeyRing): Encryption => createEncryption('checkouts', keys);

/**
 * Stores unfinished checkouts, encrypted. One that can't be decrypted, because its key was removed, counts as not found:
 * the visitor starts again.
 */
export interface CheckoutStore {
  /** Stores a checkout; returns its secret id. */
  add(content: Content): Promise<string>;
  find(secret: string): Promise<KeptCheckout | undefined>;
  findRow(rowId: string): Promise<KeptCheckout | undefined>;
  /** The same, locked until the end of the transaction. An order's row is locked before its checkout's. */
  lock(transaction: Transaction, secret: string): Promise<KeptCheckout | undefined>;
  lockRow(transaction: Transaction, rowId: string): Promise<KeptCheckout | undefined>;
  /** Gives a locked checkout a new secret id, under which it is found from then on. */
  rename(transaction: Transaction, kept: KeptCheckout): Promise<KeptCheckout>;
  /** Writes a checkout that is locked; restarts its retention period. */
  write(transaction: Transaction, kept: KeptCheckout): Promise<void>;
  remove(transaction: Transaction, secret: string): Promise<void>;
  removeExpired(): Promise<void>;
}

export function createCheckoutStore(
  { pool }: Pick<Database, 'pool'>,
  keys: KeyRing,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CheckoutStore {
  const encryption = checkoutEncryption(keys);
  const database = drizzle(pool);

  function encrypt({ secret, checkout, state }: Omit<KeptCheckout, 'rowId'>, rowId: string) {
    const { bytes, keyId } = encryption.encrypt(JSON.stringify({ secret, checkout, state }), rowId);
    return { sealed: bytes, dataKey: keyId, expiresAt: laterExpiry };
  }

  const select = (work: Transaction, condition: SQL | undefined) =>
    work.select().from(checkouts).where(condition);

  /** Not a lock of the key: the foreign key of an order that is being stored does not wait for it. */
  const locked = (work: Transaction, condition: SQL | undefined) =>
    select(work, condition).for('no key update');

  function read([row]: readonly (typeof checkouts.$inferSelect)[]): KeptCheckout | undefined {
    if (!row) return undefined;
    const { id, sealed, dataKey } = row;
    const text = decryptIfReadable(encryption, { bytes: sealed, keyId: dataKey }, id);
    // Rows of former versions have no state.
    if (text !== undefined) return { state: {}, ...JSON.parse(text), rowId: id };
    log.warn({ checkout: id, key: dataKey }, 'unreadable checkout');
    return undefined;
  }

  return {
    async add(content) {
      const secret = newSecret();
      const id = randomUUID();
      const secretHash = hashOf(secret);
      await database.insert(checkouts).values({ id, secretHash, ...encrypt({ secret, ...content }, id) });
      return secret;
    },
    async find(secret) {
      return read(await select(database, has(secret)));
    },
    async findRow(rowId) {
      return read(await select(database, and(eq(checkouts.id, rowId), isKept)));
    },
    async lock(transaction, secret) {
      return read(await locked(transaction, has(secret)));
    },
    async lockRow(transaction, rowId) {
      return read(await locked(transaction, and(eq(checkouts.id, rowId), isKept)));
    },
    async write(transaction, kept) {
      const { rowId } = kept;
      await transaction.update(checkouts).set(encrypt(kept, rowId)).where(eq(checkouts.id, rowId));
    },
    async rename(transaction, kept) {
      const renamed = { ...kept, secret: newSecret() };
      const change = { secretHash: hashOf(renamed.secret), ...encrypt(renamed, kept.rowId) };
      await transaction.update(checkouts).set(change).where(eq(checkouts.id, kept.rowId));
      return renamed;
    },
    async remove(transaction, secret) {
      await transaction.delete(checkouts).where(eq(checkouts.secretHash, hashOf(secret)));
    },
    async removeExpired() {
      await database.delete(checkouts).where(lte(checkouts.expiresAt, sql`now()`));
    },
  };
}
