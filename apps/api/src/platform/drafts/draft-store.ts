import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { KeyRing } from '../config/keys.ts';
import { decryptIfReadable } from '../crypto/encryption.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { DraftTable } from './draft-columns.ts';
import { type DraftKind, draftEncryption } from './draft-kind.ts';

/** Length of a draft’s secret id, in bytes. */
const secretLength = 16;

const newSecret = () => randomBytes(secretLength).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** A press on the button of a mailed link. */
export interface ResumePress {
  /** The id of the link. */
  readonly link: string;
  /** SHA-256 of the secret of the page with the button, in base64url. */
  readonly page: string;
  /** In milliseconds. */
  readonly at: number;
}

/** The part of a draft that the API writes itself. Encrypted together with the answers. */
export interface DraftState {
  /** The member whose it is. */
  readonly owner?: string | undefined;
  /** The ids of mailed links to the draft that were not used. */
  readonly links?: readonly string[] | undefined;
  /** The press that continued the draft last, until the next save. */
  readonly resumed?: ResumePress | undefined;
}

/** The encrypted content of a draft. */
export interface DraftContent {
  readonly state: DraftState;
}

/** A stored draft. */
export type Kept<Content extends DraftContent> = Content & {
  readonly rowId: string;
  /** Its id on the wire. */
  readonly secret: string;
};

/** Whether a draft belongs to another member than the signed-in one. Without a session, its id is enough. */
export function isOthers({ state: { owner } }: DraftContent, memberNumber: string | undefined): boolean {
  return owner !== undefined && memberNumber !== undefined && owner !== memberNumber;
}

/**
 * Stores drafts, encrypted. One that can't be decrypted, because its key was removed, counts as not found: the visitor
 * starts again.
 */
export interface DraftStore<Content extends DraftContent> {
  /** Stores a draft; returns its secret id. `further` are the columns that only its table has. */
  add(content: Content, further?: Readonly<Record<string, unknown>>): Promise<string>;
  find(secret: string): Promise<Kept<Content> | undefined>;
  findRow(rowId: string): Promise<Kept<Content> | undefined>;
  /** The same, locked until the end of the transaction. An order's row is locked before its checkout's. */
  lock(transaction: Transaction, secret: string): Promise<Kept<Content> | undefined>;
  lockRow(transaction: Transaction, rowId: string): Promise<Kept<Content> | undefined>;
  /** Gives a locked draft a new secret id, under which it is found from then on. */
  rename(transaction: Transaction, kept: Kept<Content>): Promise<Kept<Content>>;
  /** Writes a draft that is locked; restarts its retention period. */
  write(transaction: Transaction, kept: Kept<Content>): Promise<void>;
  remove(transaction: Transaction, secret: string): Promise<void>;
  removeExpired(): Promise<void>;
}

export interface DraftStoreOptions {
  readonly database: Pick<Database, 'db'>;
  readonly keys: KeyRing;
  readonly keepDays: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createDraftStore<Content extends DraftContent>(
  kind: DraftKind,
  { database: { db }, keys, keepDays, log }: DraftStoreOptions,
): DraftStore<Content> {
  const { drafts } = kind;
  const encryption = draftEncryption(kind, keys);
  const isKept = gt(drafts.expiresAt, sql`now()`);
  const has = (secret: string) => and(eq(drafts.secretHash, hashOf(secret)), isKept);
  const laterExpiry = sql`now() + make_interval(days => ${keepDays})`;

  function encrypt({ rowId, secret, ...content }: Kept<Content>) {
    const { bytes, keyId } = encryption.encrypt(JSON.stringify({ secret, ...content }), rowId);
    return { sealed: bytes, dataKey: keyId, expiresAt: laterExpiry };
  }

  const select = (work: Transaction, condition: SQL | undefined) =>
    work.select().from(drafts).where(condition);

  /** Not a lock of the key: the foreign key of an order that is being stored does not wait for it. */
  const locked = (work: Transaction, condition: SQL | undefined) =>
    select(work, condition).for('no key update');

  function read([row]: readonly DraftTable['$inferSelect'][]): Kept<Content> | undefined {
    if (!row) return undefined;
    const { id, sealed, dataKey } = row;
    const text = decryptIfReadable(encryption, { bytes: sealed, keyId: dataKey }, id);
    // Rows of former versions have no state.
    if (text !== undefined) return { state: {}, ...JSON.parse(text), rowId: id };
    log.warn({ [kind.name]: id, key: dataKey }, `unreadable ${kind.name}`);
    return undefined;
  }

  return {
    async add(content, further) {
      const secret = newSecret();
      const id = randomUUID();
      const sealed = encrypt({ ...content, rowId: id, secret });
      await db.insert(drafts).values({ id, secretHash: hashOf(secret), ...sealed, ...further });
      return secret;
    },
    async find(secret) {
      return read(await select(db, has(secret)));
    },
    async findRow(rowId) {
      return read(await select(db, and(eq(drafts.id, rowId), isKept)));
    },
    async lock(transaction, secret) {
      return read(await locked(transaction, has(secret)));
    },
    async lockRow(transaction, rowId) {
      return read(await locked(transaction, and(eq(drafts.id, rowId), isKept)));
    },
    async write(transaction, kept) {
      await transaction.update(drafts).set(encrypt(kept)).where(eq(drafts.id, kept.rowId));
    },
    async rename(transaction, kept) {
      const renamed = { ...kept, secret: newSecret() };
      const change = { secretHash: hashOf(renamed.secret), ...encrypt(renamed) };
      await transaction.update(drafts).set(change).where(eq(drafts.id, kept.rowId));
      return renamed;
    },
    async remove(transaction, secret) {
      await transaction.delete(drafts).where(eq(drafts.secretHash, hashOf(secret)));
    },
    async removeExpired() {
      await db.delete(drafts).where(lte(drafts.expiresAt, sql`now()`));
    },
  };
}
