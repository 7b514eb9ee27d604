import type { Credentials } from '@jalon/api-client/contract';
import { type MemberNumbers, memberNumberPrefix } from '@jalon/club';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { accounts } from './accounts.tables.ts';
import { checkPassword, hashOfNoPassword, hashPassword } from './passwords/password.ts';
import { endSessions } from './sessions/session-store.ts';

/** Normalises a username: NFKC, lower case, without spaces or control characters. */
export function accountName(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, '')
    .toLowerCase();
}

/** An account whose password was just verified. */
export interface VerifiedAccount {
  readonly memberNumber: string;
  /** The stored hash of the password. It differs once the password has been changed. */
  readonly passwordHash: string;
}

/**
 * The account of valid credentials; `username` must be normalised by {@link accountName}. Takes the
 * same time whether the username, the password or both are wrong. Hashes the password again when the stored
 * hash has an outdated cost.
 */
export async function authenticate(
  database: Database,
  { username, password }: Credentials,
): Promise<VerifiedAccount | undefined> {
  const isAccount = eq(accounts.username, username);
  const [account] = await database.transaction((transaction) =>
    transaction.select().from(accounts).where(isAccount),
  );
  const { matches, outdated } = await checkPassword(password, account?.passwordHash ?? hashOfNoPassword());
  if (!account || !matches) return undefined;
  const { memberNumber, passwordHash: verified } = account;
  if (!outdated) return { memberNumber, passwordHash: verified };
  const passwordHash = await hashPassword(password);
  await database.transaction((transaction) =>
    replacePasswordHash(transaction, { username, verified, passwordHash }),
  );
  return { memberNumber, passwordHash };
}

export interface NewAccount extends Credentials {
  /** Without the club's prefix. */
  readonly memberNumber: string;
}

/** Creates the account of a username, or changes its password and member and ends its sessions. */
export async function setAccount(
  database: Database,
  { username, password, memberNumber }: NewAccount,
): Promise<void> {
  const account = { memberNumber, passwordHash: await hashPassword(password) };
  const name = accountName(username);
  await database.transaction(async (transaction) => {
    await transaction
      .insert(accounts)
      .values({ ...account, username: name })
      .onConflictDoUpdate({ target: accounts.username, set: account });
    await endSessions(transaction, name);
  });
}

/** The longest member number, without the club’s prefix. */
const memberNumberLength = 10;

/** A typed username, normalised; a member number that was typed with the club’s prefix is without it. */
export function typedAccountName(typed: string, club: MemberNumbers): string {
  const name = accountName(typed);
  const prefix = accountName(memberNumberPrefix(club));
  const number = name.slice(prefix.length);
  const isWithPrefix = prefix !== '' && name.startsWith(prefix) && isMemberNumber(number);
  return isWithPrefix && name.length > memberNumberLength ? number : name;
}

export const isMemberNumber = (text: string): boolean =>
  /^\d+$/.test(text) && text.length <= memberNumberLength;

/** Whether a member has an account, under any username. */
export async function hasAccount(work: Transaction, memberNumber: string): Promise<boolean> {
  const [account] = await work
    .select({ username: accounts.username })
    .from(accounts)
    .where(or(eq(accounts.memberNumber, memberNumber), eq(accounts.username, memberNumber)))
    .limit(1);
  return account !== undefined;
}

/** Creates the account of a member who has none, whose username is the number; false for one who has. */
export async function addAccount(
  transaction: Transaction,
  { memberNumber, passwordHash }: Pick<typeof accounts.$inferInsert, 'memberNumber' | 'passwordHash'>,
): Promise<boolean> {
  if (await hasAccount(transaction, memberNumber)) return false;
  const added = await transaction
    .insert(accounts)
    .values({ username: memberNumber, memberNumber, passwordHash })
    .onConflictDoNothing()
    .returning({ username: accounts.username });
  return added.length > 0;
}

/** Removes an account and ends its sessions; false when there was none. */
export async function removeAccount(database: Database, username: string): Promise<boolean> {
  const name = accountName(username);
  return database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(accounts)
      .where(eq(accounts.username, name))
      .returning({ username: accounts.username });
    await endSessions(transaction, name);
    return removed.length > 0;
  });
}

/** Stores the password of an account. */
export async function setPasswordHash(
  transaction: Transaction,
  username: string,
  passwordHash: string,
): Promise<void> {
  await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.username, username));
}

export interface HashReplacement {
  readonly username: string;
  /** The stored hash that the current password was verified against. */
  readonly verified: string;
  readonly passwordHash: string;
}

/** Replaces a password; false when it was changed since the current one was verified. */
export async function replacePasswordHash(
  transaction: Transaction,
  { username, verified, passwordHash }: HashReplacement,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.username, username), eq(accounts.passwordHash, verified)));
  return rowCount === 1;
}

/** The member number of an account, if there is one. */
export async function memberNumberOf({ db }: Database, username: string): Promise<string | undefined> {
  const [account] = await db
    .select({ memberNumber: accounts.memberNumber })
    .from(accounts)
    .where(eq(accounts.username, username));
  return account?.memberNumber;
}

/** Creates the accounts that do not exist yet, all with one password. Existing accounts keep theirs. */
export async function addMissingAccounts(
  database: Database,
  wanted: readonly Omit<NewAccount, 'password'>[],
  password: string,
): Promise<void> {
  const rows = wanted.map(({ username, memberNumber }) => ({
    username: accountName(username),
    memberNumber,
  }));
  const usernames = rows.map(({ username }) => username);
  const known = await database.transaction((transaction) =>
    transaction
      .select({ username: accounts.username })
      .from(accounts)
      .where(inArray(accounts.username, usernames)),
  );
  const missing = rows.filter(({ username }) => !known.some((account) => account.username === username));
  if (missing.length === 0) return;
  // One hash for all: they share the password, so separate salts would add no protection.
  const passwordHash = await hashPassword(password);
  await database.transaction((transaction) =>
    transaction
      .insert(accounts)
      .values(missing.map((account) => ({ ...account, passwordHash })))
      .onConflictDoNothing(),
  );
}
