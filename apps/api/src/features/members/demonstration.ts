import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../auth/accounts.tables.ts';
import { accountName } from '../auth/accounts.ts';
import { hashPassword } from '../auth/password.ts';
import { demonstrationMemberships } from './demonstration-members.ts';
import { residenceCode } from './member-directory.ts';
import { memberAddresses, members, memberships } from './members.tables.ts';

/** Of every fictional member; public, as it stands in the README. */
export const demonstrationPassword = 'jalon-demonstration';

/**
 * Puts the fictional members and their accounts into the database. What is there already stays as it is: a
 * member that changed its address keeps it over the next start.
 */
export async function seedDemonstration(database: Database): Promise<void> {
  const people = demonstrationMemberships.flatMap(({ people }) => people);
  const wanted = people.map(({ username, memberNumber }) => ({
    username: accountName(username),
    memberNumber,
  }));
  const known = await database.transaction(async (transaction) => {
    for (const { people, ...membership } of demonstrationMemberships) {
      await transaction.insert(memberships).values(membership).onConflictDoNothing();
      for (const { username: _, residence, ...person } of people) {
        const { memberNumber } = person;
        await transaction
          .insert(members)
          .values({ ...person, membershipNumber: membership.number })
          .onConflictDoNothing();
        await transaction
          .insert(memberAddresses)
          .values({ ...residence, memberNumber, typeCode: residenceCode })
          .onConflictDoNothing();
      }
    }
    return transaction
      .select({ username: accounts.username })
      .from(accounts)
      .where(
        inArray(
          accounts.username,
          wanted.map(({ username }) => username),
        ),
      );
  });
  const missing = wanted.filter(({ username }) => !known.some((account) => account.username === username));
  if (missing.length === 0) return;
  // One for all of them: the password is no secret that salts could keep.
  const passwordHash = await hashPassword(demonstrationPassword);
  const rows = missing.map((account) => ({ ...account, passwordHash }));
  await database.transaction((transaction) =>
    transaction.insert(accounts).values(rows).onConflictDoNothing(),
  );
}
