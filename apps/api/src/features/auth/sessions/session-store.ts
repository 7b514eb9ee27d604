import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { accounts } from '../accounts.tables.ts';
import type { Device } from './device.ts';
import { sessions } from './sessions.tables.ts';

/** The signed-in member. */
export interface Session {
  readonly id: string;
  readonly username: string;
  /** Without the club's prefix. */
  readonly memberNumber: string;
  /** When the password was entered. */
  readonly signedInAt: Date;
}

export interface NewSession extends Omit<Session, 'id' | 'signedInAt'>, Device {
  readonly expiresAt: Date;
}

const isOpen = gt(sessions.expiresAt, sql`now()`);
const { id, username, memberNumber, signedInAt } = sessions;

/** Precision of `last_seen_at`, in seconds: a session in use is written once in this time. */
const seenEvery = 300;

/** Seen within so many seconds. Never refuses earlier, but up to `seenEvery` later. */
const seenWithin = (seconds: number) =>
  gt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${seconds + seenEvery})`);

/**
 * Stores a session and returns its id; undefined when the account no longer has this password hash. The lock makes a
 * change of the password wait for this transaction, so that the change ends this session too.
 */
export function addSession(
  database: Database,
  session: NewSession,
  passwordHash: string,
): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ username: accounts.username })
      .from(accounts)
      .where(and(eq(accounts.username, session.username), eq(accounts.passwordHash, passwordHash)))
      .for('share');
    if (!account) return undefined;
    const [added] = await transaction.insert(sessions).values(session).returning({ id });
    return added?.id;
  });
}

/** The session with this id, unless it has ended or was idle for too long; records that it was seen. */
export async function findSession(
  { db }: Database,
  sessionId: string,
  idleSeconds: number,
): Promise<Session | undefined> {
  const [found] = await db
    .select({
      session: { id, username, memberNumber, signedInAt },
      isSeen: sql<boolean>`${sessions.lastSeenAt} > now() - make_interval(secs => ${seenEvery})`,
    })
    .from(sessions)
    .where(and(eq(id, sessionId), isOpen, seenWithin(idleSeconds)));
  if (found && !found.isSeen) {
    await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(id, sessionId));
  }
  return found?.session;
}

/** The sessions of an account that are open and not idle, the latest sign-in first. */
export function listSessions({ db }: Database, owner: string, idleSeconds: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(username, owner), isOpen, seenWithin(idleSeconds)))
    .orderBy(desc(sessions.signedInAt), id);
}

/** Selects sessions of an account; all of them by default. */
export interface SessionChoice {
  readonly only?: string | undefined;
  readonly except?: string | undefined;
}

/** Ends sessions of an account; returns their ids. */
export async function endSessions(
  transaction: Transaction,
  owner: string,
  { only, except }: SessionChoice = {},
): Promise<string[]> {
  const ended = await transaction
    .delete(sessions)
    .where(
      and(
        eq(username, owner),
        isOpen,
        only === undefined ? undefined : eq(id, only),
        except === undefined ? undefined : ne(id, except),
      ),
    )
    .returning({ id });
  return ended.map((one) => one.id);
}

/** Deletes sessions past their end. */
export async function deleteExpiredSessions({ db }: Database): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
}
