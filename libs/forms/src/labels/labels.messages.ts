import { defineCatalog } from '@jalon/i18n';

/**
 * What a field is called, by its wire name, where its form has no words for it alone: no visitor sees it, or
 * a heading above it or a sentence beside it says the rest.
 */
export const fieldMessages = defineCatalog('forms.labels.fields', {
  fr: {
    promo_offer_consent: 'Offres du club par courriel',
    consentText: 'Texte du consentement',
    subjectID: 'Code du sujet',
    defaultSubject: 'Sujet propre au formulaire',
    carInsuranceExpiryMonth: 'Échéance de l’assurance automobile',
    homeInsuranceExpiryMonth: 'Échéance de l’assurance habitation',
    codeTypeMember: 'Code du type de membre',
    originalAddress: 'Adresse avant la modification',
    indAdresseNormalise: 'Adresse normalisée',
  },
  en: {
    promo_offer_consent: 'Club offers by email',
    consentText: 'Text of the consent',
    subjectID: 'Subject code',
    defaultSubject: 'Subject of the form',
    carInsuranceExpiryMonth: 'Expiry of car insurance',
    homeInsuranceExpiryMonth: 'Expiry of home insurance',
    codeTypeMember: 'Member type code',
    originalAddress: 'Address before the change',
    indAdresseNormalise: 'Standardized address',
  },
});

/** What a box says. */
export const boxMessages = defineCatalog('forms.labels.boxes', {
  fr: { ticked: 'Oui', empty: 'Non' },
  en: { ticked: 'Yes', empty: 'No' },
});
