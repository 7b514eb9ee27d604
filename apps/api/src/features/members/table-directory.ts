import { type MemberSource, residenceAddressCode } from '@jalon/api-client/contract';
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type {
  ContactAddress,
  ContactChange,
  MemberDirectory,
  MembershipPayment,
  MembershipSpending,
  NewPerson,
} from './member-directory.ts';
import {
  type FormerMembership,
  memberAddresses,
  members,
  membershipRequests,
  memberships,
} from './members.tables.ts';

type MemberRow = typeof members.$inferSelect;
type MembershipRow = typeof memberships.$inferSelect;
type AddressRow = typeof memberAddresses.$inferSelect;

/** The status of a membership that was ended. */
const endedCode = 'C';

/** The directory of the API's own tables. */
export function tableDirectory(database: Database): MemberDirectory {
  return {
    find: (memberNumber) =>
      database.transaction(async (transaction) => {
        const [found] = await transaction
          .select({ member: members, membership: memberships })
          .from(members)
          .innerJoin(memberships, eq(memberships.number, members.membershipNumber))
          .where(eq(members.memberNumber, memberNumber));
        if (!found) return undefined;
        const addresses = await transaction
          .select()
          .from(memberAddresses)
          .where(eq(memberAddresses.memberNumber, memberNumber))
          .orderBy(asc(memberAddresses.typeCode));
        const sharing = await transaction
          .select()
          .from(members)
          .where(eq(members.membershipNumber, found.membership.number))
          .orderBy(asc(members.memberNumber));
        return toSource({ ...found, addresses, sharing });
      }),

    updateContact: (memberNumber, { address, ...own }) =>
      database.transaction(async (transaction) => {
        const isMember = eq(members.memberNumber, memberNumber);
        const [member] = await transaction
          .select({ memberNumber: members.memberNumber })
          .from(members)
          .where(isMember)
          .for('update');
        if (!member) return false;
        const changed = changes(own);
        if (changed) await transaction.update(members).set(changed).where(isMember);
        if (address) {
          const row = { ...member, ...address, typeCode: residenceAddressCode, country: 'CAN' };
          await transaction
            .insert(memberAddresses)
            .values(row)
            .onConflictDoUpdate({
              target: [memberAddresses.memberNumber, memberAddresses.typeCode],
              set: row,
            });
        }
        return true;
      }),

    createMembership: (requestId, membership) =>
      database.transaction(async (transaction) => {
        const { main, additional, address } = membership;
        const numbers = await nextMemberNumbers(transaction, 1 + additional.length);
        const [memberNumber = ''] = numbers;
        const known = await firstRequest(transaction, requestId, memberNumber);
        if (known !== undefined) return known;
        await transaction.insert(memberships).values({
          ...paymentColumns(membership),
          number: memberNumber,
          statusCode: 'A',
          inRenewal: false,
          receivedAsGift: membership.receivedAsGift,
          expiresOn: membership.expiresOn,
          balanceCents: 0,
          clubDollarsCents: 0,
          instantDiscountsCents: 0,
        });
        const shared = { membershipNumber: memberNumber, optionCode: membership.optionCode };
        await transaction
          .insert(members)
          .values([
            { ...personColumns(main), ...shared, ...mainMember, memberNumber },
            ...peopleRows(additional, shared, numbers.slice(1)),
          ]);
        await transaction.insert(memberAddresses).values(numbers.map((number) => residence(number, address)));
        await keepFormer(transaction, requestId, { number: memberNumber, people: [] });
        return memberNumber;
      }),

    changeMembership: (requestId, memberNumber, change) =>
      onMembership(database, { requestId, memberNumber }, async (transaction, membershipNumber) => {
        const { optionCode, optionVr, added, modified, renewsAutomatically, addedPerMonthCents, spent } =
          change;
        await keepFormer(transaction, requestId, await formerOf(transaction, membershipNumber, spent));
        await spend(transaction, membershipNumber, spent);
        await transaction
          .update(memberships)
          .set({
            pricePerMonthCents: sql`greatest(0, ${memberships.pricePerMonthCents} + ${addedPerMonthCents})`,
            ...(renewsAutomatically !== undefined && { renewalTypeCode: renewalType(renewsAutomatically) }),
          })
          .where(eq(memberships.number, membershipNumber));
        const sharing = eq(members.membershipNumber, membershipNumber);
        await transaction.update(members).set({ optionCode }).where(sharing);
        for (const person of [{ memberNumber, optionVr }, ...modified]) {
          await transaction
            .update(members)
            .set({ optionVr: person.optionVr })
            .where(and(sharing, eq(members.memberNumber, person.memberNumber)));
        }
        const [address] = await transaction
          .select()
          .from(memberAddresses)
          .where(eq(memberAddresses.memberNumber, memberNumber))
          // The residence, if it is known; a member may have other addresses.
          .orderBy(desc(eq(memberAddresses.typeCode, residenceAddressCode)), asc(memberAddresses.typeCode))
          .limit(1);
        if (added.length === 0) return;
        const numbers = await nextMemberNumbers(transaction, added.length);
        await transaction
          .insert(members)
          .values(peopleRows(added, { membershipNumber, optionCode }, numbers));
        if (address) {
          await transaction
            .insert(memberAddresses)
            .values(numbers.map((number) => residence(number, address)));
        }
      }),

    setAutomaticRenewal: (memberNumber, isOn) =>
      updateMembership(database, memberNumber, { renewalTypeCode: renewalType(isOn) }),

    setPaymentType: (memberNumber, paymentTypeCode) =>
      updateMembership(database, memberNumber, { paymentTypeCode }),

    renewMembership: (requestId, memberNumber, { optionCode, optionVr, expiresOn, spent, ...payment }) =>
      onMembership(database, { requestId, memberNumber }, async (transaction, membershipNumber) => {
        await keepFormer(transaction, requestId, await formerOf(transaction, membershipNumber, spent));
        await spend(transaction, membershipNumber, spent);
        await transaction
          .update(memberships)
          .set({ ...paymentColumns(payment), statusCode: 'A', inRenewal: false, expiresOn })
          .where(eq(memberships.number, membershipNumber));
        await transaction
          .update(members)
          .set({ optionCode })
          .where(eq(members.membershipNumber, membershipNumber));
        await transaction.update(members).set({ optionVr }).where(eq(members.memberNumber, memberNumber));
      }),

    addToBalance: (requestId, memberNumber, cents) =>
      onMembership(database, { requestId, memberNumber }, async (transaction, membershipNumber) => {
        await transaction
          .update(memberships)
          .set({ balanceCents: sql`${memberships.balanceCents} + ${cents}` })
          .where(eq(memberships.number, membershipNumber));
      }),

    endMembership: (requestId, memberNumber, { endsOn, balanceCents }) =>
      onMembership(database, { requestId, memberNumber }, async (transaction, membershipNumber) => {
        await transaction
          .update(memberships)
          .set({
            statusCode: endedCode,
            inRenewal: false,
            renewalTypeCode: renewalType(false),
            expiresOn: sql`least(${memberships.expiresOn}, ${endsOn})`,
            balanceCents: sql`${memberships.balanceCents} + ${balanceCents}`,
          })
          .where(eq(memberships.number, membershipNumber));
        // What is taken back later must not resume it.
        await transaction
          .update(membershipRequests)
          .set({ former: sql`(${membershipRequests.former} - 'columns') || '{"isEnded":true}'` })
          .where(eq(sql`${membershipRequests.former}->>'number'`, membershipNumber));
      }),

    takeBack: (requestId) =>
      database.transaction(async (transaction) => {
        // A request that arrives later finds its id, and changes nothing.
        if ((await firstRequest(transaction, requestId, '')) === undefined) return;
        const isRequest = eq(membershipRequests.id, requestId);
        const [request] = await transaction.select().from(membershipRequests).where(isRequest).for('update');
        if (!request?.former) return;
        await transaction.update(membershipRequests).set({ former: null }).where(isRequest);
        await restore(transaction, request.former);
      }),
  };
}

/** The part of a membership that a change or a renewal may change. */
async function formerOf(
  transaction: Transaction,
  number: string,
  spent: MembershipSpending,
): Promise<FormerMembership> {
  const { statusCode, inRenewal, expiresOn, renewalTypeCode, paidMonthly, pricePerMonthCents } = memberships;
  const [columns] = await transaction
    .select({ statusCode, inRenewal, expiresOn, renewalTypeCode, paidMonthly, pricePerMonthCents })
    .from(memberships)
    .where(eq(memberships.number, number));
  const { memberNumber, optionCode, optionVr } = members;
  const people = await transaction
    .select({ memberNumber, optionCode, optionVr })
    .from(members)
    .where(eq(members.membershipNumber, number));
  return { number, ...(columns && { columns }), people, spent };
}

async function keepFormer(transaction: Transaction, requestId: string, former: FormerMembership) {
  await transaction.update(membershipRequests).set({ former }).where(eq(membershipRequests.id, requestId));
}

async function restore(
  transaction: Transaction,
  { number, columns, people, spent, isEnded = false }: FormerMembership,
) {
  const isMembership = eq(memberships.number, number);
  if (columns) {
    const { renewalTypeCode, ...others } = columns;
    // The member may have switched automatic renewal off since: it is never switched on here.
    const renewal = renewalTypeCode === renewalType(false) ? { renewalTypeCode } : {};
    await transaction
      .update(memberships)
      .set({ ...others, ...renewal })
      .where(isMembership);
  } else if (!isEnded) {
    const ended = {
      statusCode: endedCode,
      expiresOn: sql`least(${memberships.expiresOn}, current_date - 1)`,
    };
    await transaction.update(memberships).set(ended).where(isMembership);
  }
  if (spent) {
    const { clubDollarsCents, instantDiscountsCents, balanceCents } = spent;
    await spend(transaction, number, {
      clubDollarsCents: -clubDollarsCents,
      instantDiscountsCents: -instantDiscountsCents,
      balanceCents: -balanceCents,
    });
  }
  // The people of a membership that has ended stay as they were.
  if (!columns) return;
  for (const { memberNumber, ...person } of people) {
    await transaction.update(members).set(person).where(eq(members.memberNumber, memberNumber));
  }
  const kept = people.map(({ memberNumber }) => memberNumber);
  const added = transaction
    .select({ memberNumber: members.memberNumber })
    .from(members)
    .where(and(eq(members.membershipNumber, number), notInArray(members.memberNumber, kept)));
  await transaction.delete(memberAddresses).where(inArray(memberAddresses.memberNumber, added));
  await transaction.delete(members).where(inArray(members.memberNumber, added));
}

/** Changes the membership of a member; false for an unknown member. */
async function updateMembership(
  database: Database,
  memberNumber: string,
  values: Partial<MembershipRow>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const own = transaction
      .select({ number: members.membershipNumber })
      .from(members)
      .where(eq(members.memberNumber, memberNumber));
    const changed = await transaction
      .update(memberships)
      .set(values)
      .where(inArray(memberships.number, own))
      .returning({ number: memberships.number });
    return changed.length > 0;
  });
}

/** Processes a request once, with the row of its membership locked; false for an unknown member. */
async function onMembership(
  database: Database,
  { requestId, memberNumber }: { readonly requestId: string; readonly memberNumber: string },
  work: (transaction: Transaction, membershipNumber: string) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ number: memberships.number })
      .from(memberships)
      .innerJoin(members, eq(members.membershipNumber, memberships.number))
      .where(eq(members.memberNumber, memberNumber))
      .for('update', { of: memberships });
    if (!found) return false;
    if ((await firstRequest(transaction, requestId, memberNumber)) === undefined) {
      await work(transaction, found.number);
    }
    return true;
  });
}

/** Records a request. When its id is already recorded, returns the member number of the first request. */
async function firstRequest(
  transaction: Transaction,
  id: string,
  memberNumber: string,
): Promise<string | undefined> {
  const added = await transaction
    .insert(membershipRequests)
    .values({ id, memberNumber })
    .onConflictDoNothing()
    .returning({ id: membershipRequests.id });
  if (added.length > 0) return undefined;
  const [first] = await transaction
    .select({ memberNumber: membershipRequests.memberNumber })
    .from(membershipRequests)
    .where(eq(membershipRequests.id, id));
  return first?.memberNumber;
}

/** The next member numbers, with a check digit (Luhn) like those of the demonstration members. */
async function nextMemberNumbers(transaction: Transaction, count: number): Promise<string[]> {
  const { rows } = await transaction.execute<{ number: string }>(
    sql`SELECT nextval('member_numbers')::text AS number FROM generate_series(1, ${count})`,
  );
  return rows.map(({ number }) => withCheckDigit(number));
}

function withCheckDigit(number: string): string {
  const doubled = [...number].toReversed().map((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return value > 9 ? value - 9 : value;
  });
  const sum = doubled.reduce((total, value) => total + value, 0);
  return `${number}${(10 - (sum % 10)) % 10}`;
}

const assistance = { assistanceUsed: 0, assistanceTotal: 4, assistanceUsedVr: 0 };
const mainMember = { typeCode: 'P', classCode: 'REG', mayRecommend: true };
const additionalMember = { typeCode: 'A', classCode: 'ADD', mayRecommend: false };

function peopleRows(
  people: readonly NewPerson[],
  shared: Pick<MemberRow, 'membershipNumber' | 'optionCode'>,
  numbers: readonly string[],
) {
  return people.map((person, index) => ({
    ...personColumns(person),
    ...shared,
    ...additionalMember,
    memberNumber: numbers[index] ?? '',
  }));
}

function personColumns(person: NewPerson) {
  const { firstName, lastName, genderCode, email, phone, phoneType, optionVr } = person;
  const bornOn = `${person.birthYear}-${String(person.birthMonth).padStart(2, '0')}-01`;
  return {
    ...assistance,
    assistanceTotalVr: optionVr ? 2 : 0,
    firstName,
    lastName,
    genderCode,
    email,
    // The forms do not ask for the day.
    bornOn,
    optionVr,
    fileIsSound: true,
    homePhone: phoneType === 'home' ? phone : '',
    mobilePhone: phoneType === 'mobile' ? phone : '',
    workPhone: phoneType === 'work' ? phone : '',
    workExtension: '',
  };
}

const renewalType = (isAutomatic: boolean) => (isAutomatic ? 'A' : 'R');

function paymentColumns(payment: MembershipPayment) {
  return {
    renewalTypeCode: renewalType(payment.renewsAutomatically),
    paymentTypeCode: payment.paymentTypeCode,
    paidMonthly: payment.paidMonthly,
    pricePerMonthCents: payment.pricePerMonthCents,
  };
}

function residence(memberNumber: string, address: ContactAddress) {
  const { apartment, city, province, postalCode, normalised } = address;
  return {
    memberNumber,
    typeCode: residenceAddressCode,
    country: 'CAN',
    address: address.address,
    apartment,
    city,
    province,
    postalCode,
    normalised,
  };
}

/** Subtracts the amounts that an order spent from its membership. */
async function spend(
  transaction: Transaction,
  number: string,
  { clubDollarsCents, instantDiscountsCents, balanceCents }: MembershipSpending,
): Promise<void> {
  await transaction
    .update(memberships)
    .set({
      clubDollarsCents: sql`${memberships.clubDollarsCents} - ${clubDollarsCents}`,
      instantDiscountsCents: sql`${memberships.instantDiscountsCents} - ${instantDiscountsCents}`,
      balanceCents: sql`${memberships.balanceCents} - ${balanceCents}`,
    })
    .where(eq(memberships.number, number));
}

/** The columns to write; undefined when there are none. */
function changes(own: Omit<ContactChange, 'address'>): Partial<MemberRow> | undefined {
  const columns = Object.entries(own).filter(([, value]) => value !== undefined);
  return columns.length > 0 ? Object.fromEntries(columns) : undefined;
}

interface Found {
  readonly member: MemberRow;
  readonly membership: MembershipRow;
  readonly addresses: readonly AddressRow[];
  /** Every member of the membership. */
  readonly sharing: readonly MemberRow[];
}

function toSource({ member, membership, addresses, sharing }: Found): MemberSource {
  const own = memberFields(member);
  return {
    resMemberData: {
      membres: [
        {
          ...own,
          personne: {
            ...own.personne,
            adresses: addresses.map((row) => ({
              adresse: row.address,
              appartement: row.apartment,
              ville: row.city,
              province: row.province,
              codePostal: row.postalCode,
              pays: row.country,
              codeTypeAdresse: row.typeCode,
              indAdresseNormalise: row.normalised,
            })),
          },
          validationIntegriteDossier: member.fileIsSound,
          dossierAdhesion: {
            codeStatutAdhesion: membership.statusCode,
            indEnRenouvellement: membership.inRenewal,
            indRecuEnCadeau: membership.receivedAsGift,
            codeTypeRenouvellement: membership.renewalTypeCode,
            dateExpiration: membership.expiresOn,
            soldeDollarsCAA: dollars(membership.clubDollarsCents),
            accumulationRabaisInstantanne: dollars(membership.instantDiscountsCents),
            solde: dollars(membership.balanceCents),
            membresDossierAdhesion: sharing.map(memberFields),
          },
          paiement: {
            codeTypePaiement: membership.paymentTypeCode,
            indPaiementMensuel: membership.paidMonthly,
          },
        },
      ],
    },
    resRoadAssistanceData: {
      nbServiceAssistanceUtilise: member.assistanceUsed,
      nbServiceAssistanceTotal: member.assistanceTotal,
      nbServiceAssitanceUtiliseOptionVR: member.assistanceUsedVr,
      nbServiceAssitanceTotalOptionVR: member.assistanceTotalVr,
    },
    resPrices: { montantPrixMensuel: dollars(membership.pricePerMonthCents) },
  };
}

function memberFields(row: MemberRow) {
  return {
    noMembre: row.memberNumber,
    codeTypeMembre: row.typeCode,
    codeOptionAdhesion: row.optionCode,
    codeClasseAdhesion: row.classCode,
    indOptionVR: row.optionVr,
    indPeutRecommander: row.mayRecommend,
    personne: {
      prenom: row.firstName,
      nom: row.lastName,
      codeGenre: row.genderCode,
      courriel: row.email,
      dateNaissance: row.bornOn,
      telephones: {
        residentiel: row.homePhone,
        cellulaire: row.mobilePhone,
        travail: row.workPhone,
        posteTravail: row.workExtension,
      },
    },
  };
}

/** Amounts of the contract are in dollars: 1250 cents are 12.5. */
function dollars(cents: number): number {
  return cents / 100;
}
