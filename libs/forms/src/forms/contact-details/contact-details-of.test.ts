import type { MemberSource } from '@jalon/api-client/contract';
import { mockMembers } from '@jalon/api-client/msw';
import { expect, it } from 'vitest';
import { contactDetailsOf } from './contact-details-of.ts';

it('gives the member’s details of the membership system in the form’s format', () => {
  const source = mockMembers[0]?.source;
  if (!source) throw new Error('There is no mock member');
  expect(contactDetailsOf(source)).toEqual({
    memberGender: 'F',
    memberFirstName: 'Zoé',
    memberLastName: 'Côté',
    address: '455, 3e Avenue',
    apartment: '',
    city: 'Québec',
    province: 'QC',
    postalCode: 'G1L2W2',
    residentialPhone: '4185550101',
    mobilePhone: '',
    workphone: '',
    workphonepost: '',
    memberEmail: 'zoe.cote@example.org',
    memberEmailConfirm: 'zoe.cote@example.org',
    memberNumber: '1000000017',
    codeTypeMember: 'P',
    originalAddress:
      '{"address":"455, 3e Avenue","apartment":"","city":"Québec","postalCode":"G1L2W2","province":"QC","indAdresseNormalise":true}',
  });
});

it('takes the residence among several addresses, keeps values that the form refuses, and omits missing ones', () => {
  const source: MemberSource = {
    resMemberData: {
      membres: [
        {
          noMembre: '7',
          personne: {
            prenom: 'Léo',
            nom: 'Roy',
            telephones: { residentiel: '418 555-01' },
            adresses: [
              { codeTypeAdresse: 'T', adresse: 'Travail' },
              { codeTypeAdresse: 'R', adresse: '1, rue A', codePostal: '90210' },
            ],
          },
          dossierAdhesion: {},
        },
      ],
    },
  };
  expect(contactDetailsOf(source)).toMatchObject({
    memberGender: '',
    address: '1, rue A',
    city: '',
    postalCode: '90210',
    residentialPhone: '418 555-01',
    memberEmail: '',
    codeTypeMember: '',
  });
});
