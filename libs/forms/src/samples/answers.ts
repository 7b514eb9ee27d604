import { type ClubConfig, defaultClub } from '@jalon/club';
import { formDefinitions } from '../forms/registry.ts';
import { fieldNames } from '../kit/form-definition.ts';
import { checked } from '../kit/rules/choice-fields.ts';

const contactAnswers = {
  memberFirstName: 'Zoé',
  memberLastName: 'Côté',
  memberNumberBase: '1000000017',
  email: 'zoe@example.org',
  residentialPhone: '4185550123',
  mobilePhone: '4185550124',
  workPhone: '4185550125',
  workPhonePost: '12',
  question: 'Bonjour,\nmon remorquage de mardi m’a été facturé deux fois.',
  consent: checked,
  promo_offer_consent: checked,
  consentText:
    'J’accepte que le club utilise ces renseignements pour répondre à ma demande, conformément à sa politique de confidentialité (/fr/a-propos/politique-de-confidentialite). Je souhaite recevoir les offres du club par courriel (facultatif).',
};

/** By form id and wire name, a valid answer to each field that is visible with these answers. */
export const goodAnswers: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: { question: 'winter-tires', textArea: 'Des pneus à crampons sont-ils utiles à Québec? 418 555-0123' },
  2: { question: 'insulation', textArea: 'Le grenier d’abord, ou les murs? 418 555-0123' },
  3: {
    memberGender: 'F',
    memberFirstName: 'Zoé',
    memberLastName: 'Côté',
    address: '1234 Rue des Érables',
    apartment: '2',
    city: 'Québec',
    province: 'QC',
    postalCode: 'G1R2M1',
    residentialPhone: '4185550123',
    mobilePhone: '4185550124',
    workphone: '4185550125',
    workphonepost: '12',
    memberEmail: 'zoe@example.org',
    memberEmailConfirm: 'zoe@example.org',
    carInsuranceExpiryMonth: '3',
    homeInsuranceExpiryMonth: '11',
    consent: checked,
    memberNumber: '1000000017',
    codeTypeMember: 'P',
    originalAddress:
      '{"address":"455, 3e Avenue","apartment":"","city":"Québec","postalCode":"G1L2W2","province":"QC","indAdresseNormalise":true}',
  },
  4: { subject: 'Assistance routière', ...contactAnswers },
  5: {
    subject: 'MEM',
    memberNumberBase: '1000000017',
    pleaseSelect: 'REC',
    question: 'Mon adresse a changé en juin.\nMerci de la corriger.',
    memberFirstName: 'Marie-Ève',
    memberLastName: 'O’Brien',
    email: 'marie-eve@example.org',
    residentialPhone: '4185550123',
    address: '1250, rue des Érables',
    appartmentLocation: '4',
    city: 'Montréal',
    province: 'Québec',
    codePostal: 'H1H1H1',
  },
  ...Object.fromEntries([6, 7, 8, 9, 10].map((formId) => [formId, contactAnswers])),
  11: {
    vehiculeIdentification: '1HGCM82633A004352',
    vehiculeMarque: 'Toyota',
    vehiculeModele: 'Corolla',
    vehiculeVersion: 'LE',
    vehiculeGroupe: 'Luxe',
    vehiculeAnnee: String(new Date().getFullYear() - 3),
    vehiculeKilometrage: '85000',
    vehiculePortes: '4',
    vehiculeTransmission: 'manual',
    vehiculeRouesMotrices: '4-wheel',
    vehiculeMoteur: 'turbo-gasoline',
    vehiculeCylindres: '4',
    vehiculeLitres: '2,0l',
    vehiculeCabine: 'crew',
    vehiculeBoite: 'short',
    vehiculeRoues: 'single',
    vehiculeClimatiseur: checked,
    vehiculeRegulateurVitesse: checked,
    vehiculeSiegesChauffants: checked,
    vehiculeVitresElectriques: checked,
    vehiculeToitOuvrant: 'electric',
    vehiculeAutre: 'Attelage de remorque',
  },
  12: {
    centreUrbain: 'Québec',
    vehiculeMarque: 'Toyota',
    vehiculeModele: 'Corolla',
    vehiculeAnnee: '2019',
  },
  13: { partner: 'Librairies Bornes et Virgules', amount: '50', quantity: '3' },
};

/** Valid answers to the fields that a club’s settings add. */
const furtherAnswers: Readonly<Record<string, string>> = {
  visitorName: 'Zoé Côté-O’Brien',
  email: 'zoe@example.org',
  phone: '4185550123',
};

/**
 * Valid answers to every visible field of a form, for the mocks and tests of a host. The club’s
 * settings may add fields.
 */
export function answersTo(formId: number, club: ClubConfig = defaultClub): Readonly<Record<string, string>> {
  const answers = goodAnswers[formId];
  const definition = formDefinitions(club).find(({ id }) => id === formId);
  if (!answers || !definition) throw new Error(`Form ${formId} has no sample answers`);
  const further = Object.entries(furtherAnswers).filter(([name]) => fieldNames(definition).includes(name));
  return { ...Object.fromEntries(further), ...answers };
}
