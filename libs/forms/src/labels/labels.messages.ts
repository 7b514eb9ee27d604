import { defineCatalog } from '@jalon/i18n';

/** The titles of the forms for the people who answer them, by the form’s name in the code. */
export const formMessages = defineCatalog('forms.labels.forms', {
  fr: {
    'car-advisory': 'Conseil auto',
    'home-advisory': 'Conseil habitation',
    'contact-details': 'Coordonnées du membre',
    'contact-us': 'Nous joindre',
    'personal-information': 'Renseignements personnels',
    'contact-auto-insurance': 'Nous joindre, assurance automobile',
    'contact-home-insurance': 'Nous joindre, assurance habitation',
    'contact-auto-insurance-quote': 'Soumission d’assurance automobile',
    'contact-travel-insurance': 'Nous joindre, assurance voyage',
    'contact-accident-insurance': 'Nous joindre, assurance accident',
    'price-list': 'Prix courant d’un véhicule',
    'battery-test': 'Test de batterie',
    'gift-card': 'Carte-cadeau',
  },
  en: {
    'car-advisory': 'Car advice',
    'home-advisory': 'Home advice',
    'contact-details': 'Member’s contact details',
    'contact-us': 'Contact us',
    'personal-information': 'Personal information',
    'contact-auto-insurance': 'Contact us, auto insurance',
    'contact-home-insurance': 'Contact us, home insurance',
    'contact-auto-insurance-quote': 'Auto insurance quote',
    'contact-travel-insurance': 'Contact us, travel insurance',
    'contact-accident-insurance': 'Contact us, accident insurance',
    'price-list': 'List price of a vehicle',
    'battery-test': 'Battery test',
    'gift-card': 'Gift card',
  },
});

/**
 * Labels of fields, by wire name, where the form has no label that is clear on its own: the field is hidden, or
 * its heading or a sentence completes it on the page.
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
    carInsuranceExpiryMonth: 'Expiry of auto insurance',
    homeInsuranceExpiryMonth: 'Expiry of home insurance',
    codeTypeMember: 'Member type code',
    originalAddress: 'Address before the change',
    indAdresseNormalise: 'Standardized address',
  },
});

/** The values of a box. */
export const boxMessages = defineCatalog('forms.labels.boxes', {
  fr: { ticked: 'Oui', empty: 'Non' },
  en: { ticked: 'Yes', empty: 'No' },
});
