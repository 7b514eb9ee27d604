import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Person, PersonalData } from '../../platform/personal-data/person.ts';
import { accounts } from './accounts.tables.ts';
import { removeAccount } from './accounts.ts';
import { passwordChanges } from './passwords/password-changes.tables.ts';
import { passwordResets } from './passwords/password-resets.tables.ts';
import { sessions } from './sessions/sessions.tables.ts';

/** Accounts, with their sessions. Password hashes are not shown. */
export function personalAccount(database: Database): PersonalData {
  const db = database.db;

  const of = (person: Person) =>
    db
      .select({ username: accounts.username, memberNumber: accounts.memberNumber })
      .from(accounts)
      .where(
        'email' in person
          ? eq(accounts.username, person.email)
          : eq(accounts.memberNumber, person.memberNumber),
      );

  return {
    async find(person) {
      const found = await of(person);
      if (found.length === 0) return [];
      const usernames = found.map(({ username }) => username);
      const open = await db.select().from(sessions).where(inArray(sessions.username, usernames));
      return [
        ...found.map((account) => ({ kind: 'account', name: account.username, data: account })),
        ...open.map(({ id, signedInAt, ...data }) => ({
          kind: 'session',
          name: id,
          at: signedInAt.toISOString(),
          data,
        })),
      ];
    },
    async erase(person) {
      const found = await of(person);
      // Links of a member who has chosen no password yet.
      if ('memberNumber' in person) {
        await db.delete(passwordResets).where(eq(passwordResets.memberNumber, person.memberNumber));
      }
      for (const { username } of found) {
        await removeAccount(database, username);
        await db.delete(passwordResets).where(eq(passwordResets.username, username));
        await db.delete(passwordChanges).where(eq(passwordChanges.username, username));
      }
      return { erased: found.length, kept: [] };
    },
  };
}
