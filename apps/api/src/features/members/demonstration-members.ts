import type { memberAddresses, members, memberships } from './members.tables.ts';

type Membership = typeof memberships.$inferInsert;
type Member = Omit<typeof members.$inferInsert, 'membershipNumber'>;
type Residence = Omit<typeof memberAddresses.$inferInsert, 'memberNumber' | 'typeCode'>;

interface Person extends Member {
  readonly username: string;
  readonly residence: Residence;
}

interface DemonstrationMembership extends Membership {
  readonly people: readonly Person[];
}

/** Defaults of a membership. */
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
} as const;

const person = {
  typeCode: 'P',
  optionCode: 'BASE',
  classCode: 'REG',
  optionVr: false,
  mayRecommend: true,
  fileIsSound: true,
  mobilePhone: '',
  workPhone: '',
  workExtension: '',
  assistanceUsed: 0,
  assistanceTotal: 4,
  assistanceUsedVr: 0,
  assistanceTotalVr: 0,
} as const;

const residence = { apartment: '', province: 'QC', country: 'CAN', normalised: true } as const;

const limoilou = { ...residence, address: '455, 3e Avenue', city: 'Québec', postalCode: 'G1L 2W2' };
const laval = {
  ...residence,
  address: '1600, boulevard de la Concorde',
  city: 'Laval',
  postalCode: 'H7N 2T9',
};

/**
 * Fictional members with every status, renewal type, payment type and member type. Email addresses and phone
 * numbers are from the ranges reserved for examples.
 */
export const demonstrationMemberships: readonly DemonstrationMembership[] = [
  {
    ...membership,
    number: '9000001',
    pricePerMonthCents: 2_150,
    clubDollarsCents: 4_250,
    instantDiscountsCents: 725,
    people: [
      {
        ...person,
        username: 'zoe.cote',
        memberNumber: '1000000017',
        optionCode: 'PLUS',
        optionVr: true,
        firstName: 'Zoé',
        lastName: 'Côté',
        genderCode: 'F',
        email: 'zoe.cote@example.org',
        bornOn: '1988-02-29',
        homePhone: '4185550101',
        mobilePhone: '4185550102',
        workPhone: '4185550103',
        workExtension: '204',
        assistanceUsed: 1,
        assistanceUsedVr: 1,
        assistanceTotalVr: 2,
        residence: limoilou,
      },
      {
        ...person,
        username: 'eloi.cote',
        memberNumber: '1000000025',
        typeCode: 'A',
        classCode: 'ADD',
        mayRecommend: false,
        firstName: 'Éloi',
        lastName: 'Côté-Roy',
        genderCode: 'M',
        email: 'eloi.cote@example.org',
        bornOn: '1990-06-24',
        homePhone: '4185550101',
        residence: limoilou,
      },
    ],
  },
  {
    ...membership,
    number: '9000002',
    renewalTypeCode: 'R',
    people: [
      {
        ...person,
        username: 'marguerite.tremblay',
        memberNumber: '1000000033',
        firstName: 'Marguerite',
        lastName: 'Tremblay',
        genderCode: 'F',
        email: 'marguerite.tremblay@example.org',
        bornOn: '1951-11-03',
        homePhone: '8195550104',
        assistanceUsed: 2,
        residence: {
          ...residence,
          address: '12, rue des Forges',
          city: 'Trois-Rivières',
          postalCode: 'G9A 2G4',
        },
      },
    ],
  },
  {
    ...membership,
    number: '9000003',
    inRenewal: true,
    renewalTypeCode: 'R',
    expiresOn: '2026-12-15',
    paymentTypeCode: 'PB',
    balanceCents: 11_899,
    people: [
      {
        ...person,
        username: 'louis-philippe.gagnon',
        memberNumber: '1000000041',
        firstName: 'Louis-Philippe',
        lastName: 'Gagnon',
        genderCode: 'M',
        email: 'lp.gagnon@example.org',
        bornOn: '1979-07-14',
        homePhone: '',
        mobilePhone: '5145550105',
        residence: { ...laval, apartment: '305' },
      },
    ],
  },
  {
    ...membership,
    number: '9000004',
    paymentTypeCode: 'PB',
    paidMonthly: true,
    pricePerMonthCents: 1_325,
    people: [
      {
        ...person,
        username: 'noemie.bouchard',
        memberNumber: '1000000058',
        optionCode: 'PLUS',
        firstName: 'Noémie',
        lastName: 'Bouchard',
        genderCode: 'F',
        email: 'noemie.bouchard@example.org',
        bornOn: '1999-04-01',
        homePhone: '4185550106',
        residence: { ...residence, address: '88, rue Racine Est', city: 'Saguenay', postalCode: 'G7H 1P9' },
      },
    ],
  },
  {
    ...membership,
    number: '9000005',
    paymentTypeCode: 'PB',
    people: [
      {
        ...person,
        username: 'jean-francois.levesque',
        memberNumber: '1000000066',
        firstName: 'Jean-François',
        lastName: 'Lévesque',
        genderCode: 'M',
        email: 'jf.levesque@example.org',
        bornOn: '1965-01-20',
        homePhone: '4185550107',
        assistanceUsed: 4,
        residence: {
          ...residence,
          address: '201, rue Saint-Germain',
          city: 'Rimouski',
          postalCode: 'G5L 1B8',
        },
      },
    ],
  },
  {
    ...membership,
    number: '9000006',
    receivedAsGift: true,
    renewalTypeCode: 'R',
    expiresOn: null,
    people: [
      {
        ...person,
        username: 'aicha.benali',
        memberNumber: '1000000074',
        classCode: 'CAD',
        firstName: 'Aïcha',
        lastName: 'Benali',
        genderCode: 'F',
        email: 'aicha.benali@example.org',
        bornOn: '2003-09-09',
        homePhone: '',
        mobilePhone: '4385550108',
        residence: {
          ...residence,
          address: '4500, rue Saint-Denis',
          apartment: '2',
          city: 'Montréal',
          postalCode: 'H2J 2L3',
        },
      },
    ],
  },
  {
    ...membership,
    number: '9000007',
    statusCode: 'B',
    renewalTypeCode: 'R',
    expiresOn: '2026-10-31',
    balanceCents: 9_450,
    people: [
      {
        ...person,
        username: 'william.oneil',
        memberNumber: '1000000082',
        mayRecommend: false,
        firstName: 'William',
        lastName: 'O’Neil',
        genderCode: 'M',
        email: 'william.oneil@example.org',
        bornOn: '1972-03-17',
        homePhone: '8195550109',
        residence: {
          ...residence,
          address: '75, rue Wellington Nord',
          city: 'Sherbrooke',
          postalCode: 'J1H 5A9',
        },
      },
    ],
  },
  {
    ...membership,
    number: '9000008',
    statusCode: 'C',
    renewalTypeCode: 'R',
    expiresOn: '2025-05-31',
    people: [
      {
        ...person,
        username: 'maelle.damours',
        memberNumber: '1000000090',
        mayRecommend: false,
        firstName: 'Maëlle',
        lastName: 'D’Amours',
        genderCode: 'X',
        email: '',
        bornOn: '1994-12-30',
        homePhone: '4185550110',
        assistanceTotal: 0,
        residence: {
          ...residence,
          address: '9, rue Lafontaine',
          city: 'Rivière-du-Loup',
          postalCode: 'G5R 3A1',
          normalised: false,
        },
      },
    ],
  },
  {
    ...membership,
    number: '9000009',
    paidMonthly: true,
    pricePerMonthCents: 1_175,
    balanceCents: 1_175,
    people: [
      {
        ...person,
        username: 'grace.macdonald',
        memberNumber: '1000000108',
        firstName: 'Grace',
        lastName: 'MacDonald',
        genderCode: 'F',
        email: 'grace.macdonald@example.org',
        bornOn: '1984-10-05',
        homePhone: '4505550111',
        residence: {
          ...residence,
          address: '301 Lakeshore Road',
          city: 'Pointe-Claire',
          postalCode: 'H9S 4K9',
        },
      },
    ],
  },
  {
    ...membership,
    number: '9000010',
    renewalTypeCode: 'R',
    people: [
      {
        ...person,
        username: 'therese.st-onge',
        memberNumber: '1000000116',
        fileIsSound: false,
        firstName: 'Thérèse',
        lastName: 'St-Onge',
        genderCode: 'F',
        email: 'therese.st-onge@example.org',
        bornOn: '1944-08-22',
        homePhone: '4185550112',
        assistanceUsed: 4,
        residence: {
          ...residence,
          address: '690, boulevard Laure',
          city: 'Sept-Îles',
          postalCode: 'G4R 4N8',
          normalised: false,
        },
      },
    ],
  },
  {
    ...membership,
    number: '9000011',
    pricePerMonthCents: 4_150,
    people: [
      {
        ...person,
        username: 'antoine.roy',
        memberNumber: '1000000124',
        optionCode: 'PLUS',
        optionVr: true,
        firstName: 'Antoine',
        lastName: 'Roy-Bélanger',
        genderCode: 'M',
        email: 'antoine.roy@example.org',
        bornOn: '1969-05-12',
        homePhone: '4505550113',
        assistanceTotalVr: 2,
        residence: laval,
      },
      ...[
        ['marie-eve.roy', '1000000132', 'Marie-Ève', 'F', '1971-01-02'],
        ['charles-olivier.roy', '1000000140', 'Charles-Olivier', 'M', '2001-02-03'],
        ['anne-sophie.roy', '1000000157', 'Anne-Sophie', 'F', '2003-03-04'],
        ['pier-luc.roy', '1000000165', 'Pier-Luc', 'M', '2005-04-05'],
        ['beatrice.roy', '1000000173', 'Béatrice', 'F', '2008-05-06'],
      ].map(([username = '', memberNumber = '', firstName = '', genderCode = '', bornOn = '']) => ({
        ...person,
        username,
        memberNumber,
        firstName,
        genderCode,
        bornOn,
        typeCode: 'A',
        classCode: 'ADD',
        mayRecommend: false,
        lastName: 'Roy-Bélanger',
        email: `${username}@example.org`,
        homePhone: '4505550113',
        residence: laval,
      })),
    ],
  },
];
