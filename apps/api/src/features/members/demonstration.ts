import { residenceAddressCode } from '@jalon/api-client/contract';
import type { Database } from '../../platform/database/database.ts';
import { demonstrationMemberships } from './demonstration-members.ts';
import { memberAddresses, members, memberships } from './members.tables.ts';

/** The password of every fictional member; public, see docs/accounts.md. */
export const demonstrationPassword = 'jalon-demonstration';

/** Usernames and member numbers of the fictional members. */
export const demonstrationAccounts = demonstrationMemberships.flatMap(({ people }) =>
  people.map(({ username, memberNumber }) => ({ username, memberNumber })),
);

/** Adds the missing fictional members; does not overwrite the others, whose addresses may have been changed. */
export async function seedMembers(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
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
          .values({ ...residence, memberNumber, typeCode: residenceAddressCode })
          .onConflictDoNothing();
      }
    }
  });
}
