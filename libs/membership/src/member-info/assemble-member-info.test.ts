import type { MemberSource } from '@jalon/api-client/contract';
import { expect, it } from 'vitest';
import { assembleMemberInfo } from './assemble-member-info.ts';
import { memberInfo } from './member-info.schema.ts';

const zoe = {
  noMembre: '1000000017',
  codeTypeMembre: 'P',
  codeOptionAdhesion: 'PLUS',
  codeClasseAdhesion: 'R',
  indOptionVR: true,
  indPeutRecommander: true,
  personne: {
    prenom: 'Zoé',
    nom: 'Côté',
    codeGenre: 'F',
    courriel: 'zoe@example.org',
    dateNaissance: '1988-02-29',
    telephones: {
      residentiel: '4185550123',
      cellulaire: '4185550124',
      travail: '4185550125',
      posteTravail: '12',
    },
    adresses: [
      {
        adresse: '860, rue Trémoy',
        appartement: '4',
        ville: 'Québec',
        province: 'QC',
        codePostal: 'G1X 3Z2',
        pays: 'CAN',
        codeTypeAdresse: 'R',
        indAdresseNormalise: true,
      },
    ],
  },
};

const eloi = {
  noMembre: '1000000025',
  codeTypeMembre: 'A',
  codeOptionAdhesion: 'BASE',
  codeClasseAdhesion: 'A',
  indOptionVR: false,
  indPeutRecommander: false,
  personne: {
    prenom: 'Éloi',
    nom: 'Roy',
    codeGenre: 'M',
    courriel: 'eloi@example.org',
    dateNaissance: '1990-06-24',
    telephones: {
      residentiel: '4185550126',
      cellulaire: '4185550127',
      travail: '4185550128',
      posteTravail: '13',
    },
    adresses: null,
  },
};

const source: MemberSource = {
  resMemberData: {
    membres: [
      {
        ...zoe,
        validationIntegriteDossier: true,
        dossierAdhesion: {
          codeStatutAdhesion: 'A',
          indEnRenouvellement: false,
          indRecuEnCadeau: true,
          codeTypeRenouvellement: 'A',
          dateExpiration: '2027-03-31',
          soldeDollarsCAA: 42.5,
          accumulationRabaisInstantanne: 7.25,
          solde: 12.34,
          membresDossierAdhesion: [zoe, eloi],
        },
        paiement: { codeTypePaiement: 'PB', indPaiementMensuel: true },
      },
    ],
  },
  resRoadAssistanceData: {
    nbServiceAssistanceUtilise: 1,
    nbServiceAssistanceTotal: 4,
    nbServiceAssitanceUtiliseOptionVR: 2,
    nbServiceAssitanceTotalOptionVR: 3,
  },
  resPrices: { montantPrixMensuel: 9.99 },
  dollarsReserves: 25,
};

it('assembles every field under its name in the cookie', () => {
  const info = assembleMemberInfo(source);
  expect(info).toEqual({
    name: 'Zoé',
    surname: 'Côté',
    memberNumber: '1000000017',
    email: 'zoe@example.org',
    genre: 'F',
    dateNaissance: '1988-02-29',
    phone: { home: '4185550123', mobile: '4185550124', work: '4185550125', workExtension: '12' },
    addresses: [
      {
        address: '860, rue Trémoy',
        appartement: '4',
        city: 'Québec',
        province: 'QC',
        postalCode: 'G1X 3Z2',
        pays: 'CAN',
        codeTypeAdresse: 'R',
        indAdresseNormalise: true,
      },
    ],
    codeOptionAdhesion: 'PLUS',
    codeStatusAdhesion: 'A',
    codeClasseAdhesion: 'R',
    codeTypeMember: 'P',
    codeTypePayment: 'PB',
    codeTypeRenewal: 'A',
    automaticRenewal: true,
    expirationDate: '2027-03-31',
    indEnRenouvellement: false,
    indRenewalPeriod: false,
    validationIntegriteDossier: true,
    indOptionVR: true,
    indRecuEnCadeau: true,
    indPeutRecommander: true,
    discountsBalanceValue: 42.5,
    discountsReservedValue: 25,
    discountsCumulatedValue: 7.25,
    assistanceServicesUsed: 1,
    assistanceServicesTotal: 4,
    assistanceServicesUsedOptionVR: 2,
    assistanceServicesTotalOptionVR: 3,
    pricePerMonth: 9.99,
    paymentPeriod: 'monthly',
    toPay: 12.34,
    associatesMembers: [
      {
        memberNumber: '1000000025',
        name: 'Éloi',
        surname: 'Roy',
        email: 'eloi@example.org',
        codeGenre: 'M',
        dateNaissance: '1990-06-24',
        codeClasseAdhesion: 'A',
        phone: { home: '4185550126', mobile: '4185550127', work: '4185550128', workExtension: '13' },
        codeTypeMember: 'A',
        codeOptionAdhesion: 'BASE',
        indOptionVR: false,
        indPeutRecommander: false,
      },
    ],
  });
  // Every field of the cookie has a source.
  expect(Object.keys(info).sort()).toEqual(Object.keys(memberInfo.shape).sort());
});

it('omits missing values, and keeps zero and false', () => {
  const [member] = source.resMemberData.membres;
  const sparse: MemberSource = {
    resMemberData: {
      membres: [
        {
          ...member,
          paiement: null,
          codeTypeMembre: '',
          indOptionVR: null,
          personne: { prenom: 'Zoé', nom: 'Côté', courriel: '' },
          dossierAdhesion: {
            codeStatutAdhesion: 'B',
            solde: 0,
            indRecuEnCadeau: false,
            dateExpiration: null,
          },
        },
      ],
    },
    resPrices: null,
  };
  expect(assembleMemberInfo(sparse)).toEqual({
    name: 'Zoé',
    surname: 'Côté',
    memberNumber: '1000000017',
    codeOptionAdhesion: 'PLUS',
    codeStatusAdhesion: 'B',
    codeClasseAdhesion: 'R',
    automaticRenewal: false,
    indRenewalPeriod: true,
    validationIntegriteDossier: true,
    indRecuEnCadeau: false,
    indPeutRecommander: true,
    toPay: 0,
  });
});

it('says only the names and numbers of associates where the club wants so', () => {
  const { associatesMembers, ...own } = assembleMemberInfo(source, { memberInfo: { associates: 'names' } });
  const { associatesMembers: everything, ...sameOwn } = assembleMemberInfo(source);
  expect(everything?.length).toBeGreaterThan(0);
  expect(associatesMembers).toEqual(
    everything?.map(({ memberNumber, name, surname }) => ({ memberNumber, name, surname })),
  );
  expect(own).toEqual(sameOwn);
});

it.each([
  [{ codeTypePaiement: 'CC', indPaiementMensuel: true }, true],
  [{ codeTypePaiement: 'PB', indPaiementMensuel: false }, true],
  [{ codeTypePaiement: 'PB', indPaiementMensuel: true }, false],
])('derives the renewal period from the source, paid by %o', (paiement, expected) => {
  const [member] = source.resMemberData.membres;
  const paid: MemberSource = { ...source, resMemberData: { membres: [{ ...member, paiement }] } };
  expect(assembleMemberInfo(paid).indRenewalPeriod).toBe(expected);
});
