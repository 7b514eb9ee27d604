import { memberSource } from '@jalon/api-client/contract';
import { assembleMemberInfo } from '@jalon/membership/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticate, testMembers } from '../../testing/members.ts';
import { seedDemonstration } from '../../testing/seed-demonstration.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { demonstrationMemberships, demonstrationPassword } from './demonstration.ts';
import { tableDirectory } from './table-directory.ts';

const people = demonstrationMemberships.flatMap(({ people }) => people);
const { zoe, eloi } = testMembers;

let databaseUrl: string;
let api: TestApi;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  api = await startApi({ DATABASE_URL: databaseUrl, SEED_DEMONSTRATION: 'on' });
});
afterAll(() => api.close());

async function find(memberNumber: string) {
  const source = await tableDirectory(api.store.database).find(memberNumber);
  if (!source) throw new Error(`No member ${memberNumber}`);
  return memberSource.parse(source);
}

describe('the demonstration', () => {
  it('has a dozen members and more, each of whom can sign in', async () => {
    expect(people.length).toBeGreaterThanOrEqual(12);
    for (const { username, memberNumber } of people) {
      const [row] = await query(databaseUrl, 'SELECT member_number FROM accounts WHERE username = $1', [
        username,
      ]);
      expect(row).toEqual({ member_number: memberNumber });
      expect((await find(memberNumber)).resMemberData.membres[0].noMembre).toBe(memberNumber);
    }
    expect(
      await authenticate(api.store.database, { username: zoe.username, password: demonstrationPassword }),
    ).toMatchObject({ memberNumber: zoe.memberNumber });
  });

  it('covers every status, way to renew and to pay, type of member and renewal period', async () => {
    const members = await Promise.all(
      people.map(async ({ memberNumber }) => assembleMemberInfo(await find(memberNumber))),
    );
    const values = (read: (member: (typeof members)[number]) => unknown) =>
      [...new Set(members.map((member) => String(read(member))))].sort();
    expect(values((member) => member.codeStatusAdhesion)).toEqual(['A', 'B', 'C']);
    expect(values((member) => member.codeTypeRenewal)).toEqual(['A', 'R']);
    expect(values((member) => [member.codeTypePayment, member.paymentPeriod])).toEqual([
      'CC,annual',
      'CC,monthly',
      'PB,annual',
      'PB,monthly',
    ]);
    expect(values((member) => member.codeTypeMember)).toEqual(['A', 'P']);
    for (const flag of [
      'indOptionVR',
      'indRecuEnCadeau',
      'indEnRenouvellement',
      'indRenewalPeriod',
      'validationIntegriteDossier',
      'indPeutRecommander',
    ] as const) {
      expect(
        values((member) => member[flag]),
        flag,
      ).toEqual(['false', 'true']);
    }
    expect(values((member) => member.expirationDate)).toContain('undefined');
    expect(values((member) => member.associatesMembers?.length)).toEqual(['0', '1', '5']);
  });

  it('is seeded again without duplicates and without undoing changes', async () => {
    const directory = tableDirectory(api.store.database);
    await directory.updateContact(eloi.memberNumber, { email: 'nouveau@example.org' });
    const rows = () =>
      query(
        databaseUrl,
        `SELECT (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM members) AS members,
           (SELECT max(password_hash) FROM accounts) AS hash, (SELECT count(*) FROM member_addresses) AS addresses`,
      );
    const before = await rows();
    await Promise.all(Array.from({ length: 3 }, () => seedDemonstration(api.store.database)));
    expect(await rows()).toEqual(before);
    expect(assembleMemberInfo(await find(eloi.memberNumber)).email).toBe('nouveau@example.org');
  });

  it('is absent unless it is configured', async () => {
    const plain = await startApi();
    const accounts = await plain.store.database.pool.query('SELECT 1 FROM accounts');
    await plain.close();
    expect(accounts.rowCount).toBe(0);
  });
});

describe('the API’s own tables', () => {
  /** A change that adds a person. */
  const adding = (firstName: string) => ({
    optionCode: 'PREM',
    optionVr: false,
    added: [
      {
        firstName,
        lastName: 'Ajout',
        genderCode: 'F',
        email: '',
        phone: '',
        phoneType: 'mobile' as const,
        birthYear: 1990,
        birthMonth: 2,
        optionVr: true,
      },
    ],
    modified: [],
    addedPerMonthCents: 500,
    spent: { clubDollarsCents: 1_000, instantDiscountsCents: 725, balanceCents: 300 },
  });

  it('answer the shape of the source, money in dollars and everyone of the membership in it', async () => {
    const { resMemberData, resRoadAssistanceData, resPrices } = await find(zoe.memberNumber);
    const [member] = resMemberData.membres;
    expect(member).toMatchObject({
      noMembre: zoe.memberNumber,
      codeTypeMembre: 'P',
      indOptionVR: true,
      personne: {
        prenom: 'Zoé',
        nom: 'Côté',
        telephones: { residentiel: '4185550101', posteTravail: '204' },
        adresses: [{ adresse: '455, 3e Avenue', codeTypeAdresse: 'R', indAdresseNormalise: true }],
      },
      dossierAdhesion: { codeStatutAdhesion: 'A', dateExpiration: '2027-08-31', soldeDollarsCAA: 42.5 },
      paiement: { codeTypePaiement: 'CC', indPaiementMensuel: false },
    });
    expect(member.dossierAdhesion.membresDossierAdhesion?.map(({ noMembre }) => noMembre)).toEqual([
      zoe.memberNumber,
      eloi.memberNumber,
    ]);
    expect(resRoadAssistanceData).toEqual({
      nbServiceAssistanceUtilise: 1,
      nbServiceAssistanceTotal: 4,
      nbServiceAssitanceUtiliseOptionVR: 1,
      nbServiceAssitanceTotalOptionVR: 2,
    });
    expect(resPrices).toEqual({ montantPrixMensuel: 21.5 });
  });

  it('store a member’s changed contact details, and nothing else', async () => {
    const directory = tableDirectory(api.store.database);
    const { memberNumber } = people.find(({ username }) => username === 'grace.macdonald') ?? zoe;
    const before = assembleMemberInfo(await find(memberNumber));
    const address = {
      address: '1, rue de l’Église',
      apartment: '3',
      city: 'Gaspé',
      province: 'QC',
      postalCode: 'G4X 1A1',
      normalised: false,
    };
    const change = { email: 'gracie@example.org', homePhone: '', address };
    expect(await directory.updateContact(memberNumber, change)).toBe(true);
    expect(assembleMemberInfo(await find(memberNumber))).toEqual({
      ...before,
      email: change.email,
      phone: {},
      addresses: [
        {
          address: address.address,
          appartement: '3',
          city: 'Gaspé',
          province: 'QC',
          postalCode: 'G4X 1A1',
          indAdresseNormalise: false,
          pays: 'CAN',
          codeTypeAdresse: 'R',
        },
      ],
    });
    expect(await directory.updateContact(memberNumber, {})).toBe(true);
  });

  it('give an added member the residence of the main member, not another address', async () => {
    const directory = tableDirectory(api.store.database);
    const other = `INSERT INTO member_addresses SELECT member_number, 'C', 'C.P. 12', '', city, province, postal_code,
      country, normalised FROM member_addresses WHERE member_number = $1`;
    await query(databaseUrl, other, [eloi.memberNumber]);
    const residence = { address: '8, rue Neuve', apartment: '', city: 'Lévis', province: 'QC' };
    await directory.updateContact(eloi.memberNumber, {
      address: { ...residence, postalCode: 'G6V 1A1', normalised: false },
    });
    await directory.changeMembership('order-of-two-addresses', eloi.memberNumber, adding('Ada'));
    const addresses = await query(
      databaseUrl,
      `SELECT address FROM member_addresses JOIN members USING (member_number) WHERE first_name = 'Ada'`,
    );
    expect(addresses).toEqual([{ address: residence.address }]);
  });

  it('take back a request once, with the people that it added, and never process one that arrives later', async () => {
    const directory = tableDirectory(api.store.database);
    const before = await directory.find(zoe.memberNumber);
    const request = adding('Bao');
    await directory.changeMembership('order-to-take-back', zoe.memberNumber, request);
    expect(await directory.find(zoe.memberNumber)).not.toEqual(before);
    await directory.takeBack('order-to-take-back');
    await directory.takeBack('order-to-take-back');
    expect(await directory.find(zoe.memberNumber)).toEqual(before);

    await directory.takeBack('order-that-is-late');
    expect(await directory.changeMembership('order-that-is-late', zoe.memberNumber, request)).toBe(true);
    expect(await directory.find(zoe.memberNumber)).toEqual(before);
  });

  it('return nothing for an unknown number', async () => {
    const directory = tableDirectory(api.store.database);
    for (const number of ['', '0', "1' OR '1'='1"]) {
      expect(await directory.find(number)).toBeUndefined();
      expect(await directory.updateContact(number, { email: '' })).toBe(false);
    }
  });
});
