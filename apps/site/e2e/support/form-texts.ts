/** The texts that all forms share. */
export const formTexts = {
  fr: {
    send: 'Envoyer la demande',
    sent: 'Merci, votre demande a été envoyée',
    summary: 'Veuillez corriger ces réponses',
  },
  en: {
    send: 'Send the request',
    sent: 'Thank you, your request has been sent',
    summary: 'Please correct these answers',
  },
} as const;

/** The error messages that several forms share. */
export const messages = {
  fr: {
    required: 'Veuillez remplir ce champ',
    lettersOnly: 'Veuillez entrer des lettres seulement',
    digitsOnly: 'Veuillez entrer des chiffres seulement',
    email: 'Veuillez entrer une adresse courriel valide',
    phone: 'Veuillez entrer un numéro de téléphone de 10 chiffres',
    postalCode: 'Le format du code postal est invalide. Veuillez entrer un code de la forme H1H\u00a01H1.',
    consent: 'Veuillez accepter la politique pour continuer',
    max1000: 'Veuillez entrer 1\u00a0000 caractères au maximum',
  },
  en: {
    required: 'Please fill out this field',
    lettersOnly: 'Please enter letters only',
    digitsOnly: 'Please enter digits only',
    email: 'Please enter a valid email address',
    phone: 'Please enter a phone number containing 10 digits',
    postalCode: 'Invalid postal code format. Please enter in the format H1H1H1.',
    consent: 'Accept the policy to continue',
    max1000: 'Please enter no more than 1,000 characters',
  },
} as const;

/** The same messages as a field's accessible description contains them. */
export const fieldErrorTexts = {
  fr: withPrefix('Erreur\u00a0: ', messages.fr),
  en: withPrefix('Error: ', messages.en),
};

function withPrefix<Key extends string>(
  prefix: string,
  texts: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const entries = Object.entries<string>(texts).map(([key, text]) => [key, prefix + text]);
  return Object.fromEntries(entries) as Record<Key, string>;
}
