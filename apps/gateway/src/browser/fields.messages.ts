// Used by the pages of the gateway and by their script.

const fr = {
  card: 'Carte de crédit ou de débit',
  bank: 'Compte bancaire',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'Mois et année, par exemple 04/29',
  code: 'Code de sécurité',
  codeHint: '3 chiffres au dos, ou 4 au recto pour American Express',
  institution: 'Numéro d’institution',
  institutionHint: '3 chiffres',
  transit: 'Numéro de transit',
  transitHint: '5 chiffres',
  account: 'Numéro de compte',
  accountHint: '7 à 12 chiffres',
  cardSandbox:
    'Paiement d’essai\u00a0: aucune somme n’est prélevée. N’entrez pas une vraie carte\u00a0: utilisez le numéro 4242\u00a04242\u00a04242\u00a04242, une date à venir et le code 123.',
  bankSandbox:
    'Paiement d’essai\u00a0: aucune somme n’est prélevée. N’entrez pas un vrai compte\u00a0: utilisez l’institution 000, le transit 11000 et le compte 000123456789.',
  sandbox: 'Paiement d’essai\u00a0: aucune somme n’est prélevée.',
  /** Before each error, for a screen reader and for who does not see its colour. */
  errorPrefix: 'Erreur\u00a0: ',
  numberRequired: 'Entrez le numéro de la carte.',
  numberInvalid: 'Ce numéro de carte contient une erreur. Vérifiez chaque chiffre.',
  brandUnknown: 'Cette carte n’est pas acceptée. Utilisez Visa, Mastercard, American Express ou Discover.',
  numberNotForTests:
    'Seuls les numéros d’essai sont acceptés ici, par exemple 4242\u00a04242\u00a04242\u00a04242. N’entrez pas une vraie carte.',
  notAuthenticated:
    'Votre banque n’a pas pu confirmer que c’est bien vous. Recommencez ou utilisez une autre carte.',
  expiryRequired: 'Entrez la date d’expiration.',
  expiryInvalid: 'Entrez le mois et l’année, par exemple 04/29.',
  expired: 'Cette carte est expirée. Utilisez-en une autre.',
  codeRequired: 'Entrez le code de sécurité.',
  codeInvalid: 'Ce code ne correspond pas à la carte. Il a 3 chiffres, ou 4 pour American Express.',
  institutionRequired: 'Entrez le numéro d’institution.',
  institutionInvalid: 'Le numéro d’institution a 3 chiffres.',
  transitRequired: 'Entrez le numéro de transit.',
  transitInvalid: 'Le numéro de transit a 5 chiffres.',
  accountRequired: 'Entrez le numéro de compte.',
  accountInvalid: 'Le numéro de compte a de 7 à 12 chiffres.',
  accountNotForTests:
    'Seuls les comptes d’essai sont acceptés ici\u00a0: institution 000, transit 11000, compte 000123456789. N’entrez pas un vrai compte.',
};

const en: typeof fr = {
  card: 'Credit or debit card',
  bank: 'Bank account',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'Month and year, for example 04/29',
  code: 'Security code',
  codeHint: '3 digits on the back, or 4 on the front for American Express',
  institution: 'Institution number',
  institutionHint: '3 digits',
  transit: 'Transit number',
  transitHint: '5 digits',
  account: 'Account number',
  accountHint: '7 to 12 digits',
  cardSandbox:
    'Test payment: no money is taken. Don’t enter a real card: use the number 4242\u00a04242\u00a04242\u00a04242, a future date and the code 123.',
  bankSandbox:
    'Test payment: no money is taken. Don’t enter a real account: use institution 000, transit 11000 and account 000123456789.',
  sandbox: 'Test payment: no money is taken.',
  errorPrefix: 'Error: ',
  numberRequired: 'Enter the card number.',
  numberInvalid: 'This card number has an error. Check each digit.',
  brandUnknown: 'This card isn’t accepted. Use Visa, Mastercard, American Express or Discover.',
  numberNotForTests:
    'Only test numbers are accepted here, such as 4242\u00a04242\u00a04242\u00a04242. Don’t enter a real card.',
  notAuthenticated: 'Your bank couldn’t confirm that it’s you. Try again or use another card.',
  expiryRequired: 'Enter the expiry date.',
  expiryInvalid: 'Enter the month and the year, for example 04/29.',
  expired: 'This card has expired. Use another one.',
  codeRequired: 'Enter the security code.',
  codeInvalid: 'This code doesn’t match the card. It has 3 digits, or 4 for American Express.',
  institutionRequired: 'Enter the institution number.',
  institutionInvalid: 'The institution number has 3 digits.',
  transitRequired: 'Enter the transit number.',
  transitInvalid: 'The transit number has 5 digits.',
  accountRequired: 'Enter the account number.',
  accountInvalid: 'The account number has 7 to 12 digits.',
  accountNotForTests:
    'Only test accounts are accepted here: institution 000, transit 11000, account 000123456789. Don’t enter a real account.',
};

/** A catalogue without imports, because browsers load this file. */
export const fieldMessages = { namespace: 'api.sandbox-fields', fr, en };
export type FieldError = Extract<
  keyof typeof fr,
  | `${string}Required`
  | `${string}Invalid`
  | `${string}NotForTests`
  | 'brandUnknown'
  | 'expired'
  | 'notAuthenticated'
>;
