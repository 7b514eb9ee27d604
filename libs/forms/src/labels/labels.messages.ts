import { defineCatalog } from '@jalon/i18n';

/**
 * Labels of fields, by wire name, where the form’s own label is missing or unclear without the page: the field is hidden, or
 * a heading or a sentence completes its label.
 */
export const fieldMessages = defineCatalog('forms.labels.fields', {
  fr: {
    promo_offer_consent: 'Offres du club par courriel',
    consentText: 'Texte du consentement',
    subjectID: 'Code du sujet',
    defaultSubject: 'Sujet propre au formulaire',
    carInsuranceExpiryMonth: 'Échéance de l’assurance auto',
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
    carInsuranceExpiryMonth: 'Expiry of auto insurance',
    homeInsuranceExpiryMonth: 'Expiry of home insurance',
    codeTypeMember: 'Member type code',
    originalAddress: 'Address before the change',
    indAdresseNormalise: 'Standardized address',
  },
});

/** The labels of a checkbox’s values. */
export const boxMessages = defineCatalog('forms.labels.boxes', {
  fr: { checked: 'Oui', empty: 'Non' },
  en: { checked: 'Yes', empty: 'No' },
});
