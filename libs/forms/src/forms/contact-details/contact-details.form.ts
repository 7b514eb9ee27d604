import { translator } from '@jalon/i18n';
import type { FormsOf } from '../../kit/form-descriptor.ts';
import { checked } from '../../kit/rules/choice-fields.ts';
import { contactDetailsLabels } from './contact-details.labels.ts';
import { contactDetailsMessages } from './contact-details.messages.ts';
import { contactDetails } from './contact-details.schema.ts';
import { contactDetailsPageMessages } from './contact-details-page.messages.ts';

export const contactDetailsForms: FormsOf = () => [
  {
    ...contactDetails(),
    membersOnly: true,
    title: { fr: 'Coordonnées du membre', en: 'Member’s contact details' },
    labels: (locale) => contactDetailsLabels(translator(contactDetailsMessages, { locale }), locale),
    readerLabels: {
      fr: {
        carInsuranceExpiryMonth: 'Échéance de l’assurance auto',
        homeInsuranceExpiryMonth: 'Échéance de l’assurance habitation',
        codeTypeMember: 'Code du type de membre',
        originalAddress: 'Adresse avant la modification',
        indAdresseNormalise: 'Adresse normalisée',
      },
      en: {
        carInsuranceExpiryMonth: 'Expiry of auto insurance',
        homeInsuranceExpiryMonth: 'Expiry of home insurance',
        codeTypeMember: 'Member type code',
        originalAddress: 'Address before the change',
        indAdresseNormalise: 'Standardized address',
      },
    },
    sample: {
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
    page: {
      slug: { fr: 'modifier-mes-coordonnees', en: 'change-my-contact-information' },
      texts: contactDetailsPageMessages,
      picture: 'moving-day',
    },
    confirmation: { next: 'message' },
  },
];
