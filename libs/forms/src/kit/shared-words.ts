/*
 * Words that several forms say alike, by language, for their catalogues to take in: a host still replaces them form by
 * form.
 */

/** Who someone is. */
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

/** The other phones. */
export const phoneWords = {
  fr: {
    mobilePhone: 'Téléphone cellulaire',
    workPhone: 'Téléphone au travail',
    workPhonePost: 'Poste téléphonique',
  },
  en: { mobilePhone: 'Mobile phone', workPhone: 'Work phone', workPhonePost: 'Extension' },
} as const;

/** An address, and how it and a phone are written. */
export const addressWords = {
  fr: {
    address: 'Adresse',
    apartment: 'Appartement',
    province: 'Province',
    postalCode: 'Code postal',
    postalCodeHint: 'Exemple\u00a0: H1H 1H1',
    phoneHint: 'Dix chiffres, avec l’indicatif régional',
  },
  en: {
    address: 'Address',
    apartment: 'Apartment',
    province: 'Province',
    postalCode: 'Postal code',
    postalCodeHint: 'Example: H1H 1H1',
    phoneHint: 'Ten digits, with the area code',
  },
} as const;

/** A box to tick, up to the link to the club’s privacy policy. */
export const consentWords = {
  fr: { consentLabel: 'Consentement', policy: 'politique de confidentialité' },
  en: { consentLabel: 'Consent', policy: 'privacy policy' },
} as const;

/** How one is reached about a message, and what it is written with. */
export const messageWords = {
  fr: {
    memberNumberHint: ({ prefix }: { prefix: string }) =>
      prefix ? `Les chiffres qui suivent ${prefix} sur votre carte` : 'Les chiffres de votre carte de membre',
    residentialPhoneHint:
      'Dix chiffres, avec l’indicatif régional. Si vous n’en avez pas, entrez le numéro où vous joindre.',
    questionHint: 'N’y inscrivez ni mot de passe ni numéro de carte bancaire.',
  },
  en: {
    memberNumberHint: ({ prefix }: { prefix: string }) =>
      prefix ? `The digits that follow ${prefix} on your card` : 'The digits on your membership card',
    residentialPhoneHint:
      'Ten digits, with the area code. If you have none, enter the number where you can be reached.',
    questionHint: 'Please give no password and no bank card number.',
  },
} as const;
