import type { Credentials } from '@jalon/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from './accounts.tables.ts';
import { checkPassword, hashOfNoPassword, hashPassword } from './password.ts';

/** A username as accounts have it: without spaces and what nobody sees, in one case and one form of each letter. */
export function accountName(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, '')
    .toLowerCase();
}

/**
 * The member whose credentials these are, or nothing; `username` as {@link accountName} writes it. Takes the
 * same work whether the username, the password or both are wrong. A password whose hash was made at another
 * cost is hashed anew.
 */
export async function authenticate(
  database: Database,
  { username, password }: Credentials,
): Promise<string | undefined> {
  const isAccount = eq(accounts.username, username);
  const [account] = await database.transaction((transaction) =>
    transaction.select().from(accounts).where(isAccount),
  );
  const { matches, outdated } = await checkPassword(password, account?.passwordHash ?? hashOfNoPassword());
  if (!account || !matches) return undefined;
  if (outdated) {
    const passwordHash = await hashPassword(password);
    await database.transaction((transaction) =>
      transaction.update(accounts).set({ passwordHash }).where(isAccount),
    );
  }
  return account.memberNumber;
}

export interface NewAccount extends Credentials {
  /** Without the club's prefix. */
  readonly memberNumber: string;
}

/** Makes an account, or gives the one of this username another password and member. */
export async function setAccount(
  database: Database,
  { username, password, memberNumber }: NewAccount,
): Promise<void> {
  const account = { memberNumber, passwordHash: await hashPassword(password) };
  await database.transaction((transaction) =>
    transaction
      .insert(accounts)
      .values({ ...account, username: accountName(username) })
      .onConflictDoUpdate({ target: accounts.username, set: account }),
  );
}

/** Whether there was an account of this username, which is gone now. */
export async function removeAccount(database: Database, username: string): Promise<boolean> {
  const removed = await database.transaction((transaction) =>
    transaction
      .delete(accounts)
      .where(eq(accounts.username, accountName(username)))
      .returning({ username: accounts.username }),
  );
  return removed.length > 0;
}
