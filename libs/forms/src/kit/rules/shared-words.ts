/*
 * Texts that several forms share, by language. Each form includes them in its own catalogue, so that a host can replace
 * them form by form.
 */

/** Name, number, email address and phone of a person. */
export const personWords = {
  fr: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    memberNumber: 'Numéro de membre',
    email: 'Adresse courriel',
    residentialPhone: 'Téléphone à la maison',
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    memberNumber: 'Member number',
    email: 'Email address',
    residentialPhone: 'Home phone',
  },
} as const;

/** A visitor who is not signed in. */
export const visitorWords = {
  fr: {
    memberNumber: 'Numéro de membre',
    memberWithoutEmail: 'Compte sans adresse courriel',
    visitorName: 'Votre nom',
    email: 'Adresse courriel',
    phone: 'Numéro de téléphone',
    phoneHint: 'Dix chiffres, avec l’indicatif régional',
  },
  en: {
    memberNumber: 'Member number',
    memberWithoutEmail: 'Account without an email address',
    visitorName: 'Your name',
    email: 'Email address',
    phone: 'Phone number',
    phoneHint: 'Ten digits, with the area code',
  },
} as const;

/** The other phones. */
export const phoneWords = {
  fr: {
    mobilePhone: 'Téléphone cellulaire',
    workPhone: 'Téléphone au travail',
    workPhonePost: 'Poste téléphonique',
  },
  en: { mobilePhone: 'Mobile phone', workPhone: 'Work phone', workPhonePost: 'Extension' },
} as const;

/** An address, and the hints for a postal code and a phone number. */
export const addressWords = {
  fr: {
    address: 'Adresse',
    apartment: 'Appartement',
    city: 'Municipalité',
    province: 'Province',
    postalCode: 'Code postal',
    postalCodeHint: 'Exemple\u00a0: H1H 1H1',
    phoneHint: 'Dix chiffres, avec l’indicatif régional',
  },
  en: {
    address: 'Address',
    apartment: 'Apartment',
    city: 'Municipality',
    province: 'Province',
    postalCode: 'Postal code',
    postalCodeHint: 'Example: H1H 1H1',
    phoneHint: 'Ten digits, with the area code',
  },
} as const;

/** The consent to the privacy policy. */
export const consentWords = {
  fr: { consentLabel: 'Consentement', policy: 'politique de confidentialité' },
  en: { consentLabel: 'Consent', policy: 'privacy policy' },
} as const;

/** The hints of the fields around a message. */
export const messageWords = {
  fr: {
    memberNumberHint: ({ prefix }: { prefix: string }) =>
      prefix ? `Les chiffres qui suivent ${prefix}` : 'Dans nos courriels et en haut de l’espace membre',
    residentialPhone: 'Téléphone principal',
    residentialPhoneHint:
      'Dix chiffres, avec l’indicatif régional. À la maison, cellulaire ou au travail, comme vous préférez.',
    questionHint: 'N’y inscrivez ni mot de passe ni numéro de carte bancaire.',
  },
  en: {
    memberNumberHint: ({ prefix }: { prefix: string }) =>
      prefix ? `The digits that follow ${prefix}` : 'In our emails and at the top of the member area',
    residentialPhone: 'Main phone',
    residentialPhoneHint: 'Ten digits, with the area code. Home, mobile or work, as you prefer.',
    questionHint: 'Don’t include passwords or bank card numbers.',
  },
} as const;
