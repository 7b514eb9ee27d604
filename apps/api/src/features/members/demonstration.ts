import { residenceAddressCode } from '@jalon/api-client/contract';
import type { Database } from '../../platform/database/database.ts';
import rows from './demonstration-members.json' with { type: 'json' };
import { memberAddresses, members, memberships } from './members.tables.ts';

type Membership = typeof memberships.$inferInsert;
type Member = Omit<typeof members.$inferInsert, 'membershipNumber'>;
type Residence = Omit<typeof memberAddresses.$inferInsert, 'memberNumber' | 'typeCode'>;

interface Person extends Member {
  readonly username: string;
  readonly residence: Residence;
}

const membership = {
  statusCode: 'A',
  inRenewal: false,
  receivedAsGift: false,
  renewalTypeCode: 'A',
  expiresOn: '2027-08-31',
  paymentTypeCode: 'CC',
  paidMonthly: false,
  pricePerMonthCents: 1_050,
  balanceCents: 0,
  clubDollarsCents: 0,
  instantDiscountsCents: 0,
};

/** An ordinary main member without phones. */
export const ordinaryPerson = {
  typeCode: 'P',
  optionCode: 'BASE',
  classCode: 'REG',
  optionVr: false,
  mayRecommend: true,
  fileIsSound: true,
  homePhone: '',
  mobilePhone: '',
  workPhone: '',
  workExtension: '',
  assistanceUsed: 0,
  assistanceTotal: 4,
  assistanceUsedVr: 0,
  assistanceTotalVr: 0,
};

const residence = { apartment: '', province: 'QC', country: 'CAN', normalised: true };

/**
 * Fictional members with every status, renewal type, payment type and member type. Email addresses and phone
 * numbers are from the ranges reserved for examples.
 */
export const demonstrationMemberships: readonly (Membership & { readonly people: readonly Person[] })[] =
  rows.map(({ people, ...row }) => ({
    ...membership,
    ...row,
    people: people.map((own) => ({
      ...ordinaryPerson,
      ...own,
      residence: { ...residence, ...own.residence },
    })),
  }));

/** The password of every fictional member; public, see docs/accounts.md. */
export const demonstrationPassword = 'jalon-demonstration';

/** Usernames and member numbers of the fictional members. */
export const demonstrationAccounts = demonstrationMemberships.flatMap(({ people }) =>
  people.map(({ username, memberNumber }) => ({ username, memberNumber })),
);

/** Adds the missing fictional members; does not overwrite the others, whose addresses may have been changed. */
export async function seedMembers(database: Database): Promise<void> {
  const people = demonstrationMemberships.flatMap(({ number, people }) =>
    people.map(({ username: _, residence, ...person }) => ({
      person: { ...person, membershipNumber: number },
      address: { ...residence, memberNumber: person.memberNumber, typeCode: residenceAddressCode },
    })),
  );
  await database.transaction(async (transaction) => {
    await transaction
      .insert(memberships)
      .values(demonstrationMemberships.map(({ people: _, ...membership }) => membership))
      .onConflictDoNothing();
    await transaction
      .insert(members)
      .values(people.map(({ person }) => person))
      .onConflictDoNothing();
    await transaction
      .insert(memberAddresses)
      .values(people.map(({ address }) => address))
      .onConflictDoNothing();
  });
}
