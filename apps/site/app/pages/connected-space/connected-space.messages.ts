import { defineCatalog } from '@jalon/i18n';

export const connectedSpaceMessages = defineCatalog('site.connected-space', {
  fr: {
    title: 'Espace membre',
    welcome: ({ name }: { name: string }) => `Bonjour, ${name}`,
    memberNumber: ({ number }: { number: string }) => `Numéro de membre\u00a0: ${number}`,
    membership: 'Adhésion',
    active: 'En vigueur',
    toRenew: 'À renouveler',
    expires: ({ date }: { date: string }) => `Échéance\u00a0: ${date}`,
    renewsItself: 'Renouvellement automatique',
    assistance: 'Services d’assistance utilisés',
    usedOf: ({ used, total }: { used: number; total: number }) => `${used} sur ${total}`,
    clubDollars: 'Solde de dollars du club',
    unavailableTitle: 'Votre espace membre ne répond pas',
    unavailable:
      'Votre session est toujours ouverte, mais votre dossier ne peut pas être affiché pour l’instant. Veuillez réessayer dans quelques instants.',
    again: 'Réessayer',
  },
  en: {
    title: 'Member area',
    welcome: ({ name }) => `Welcome, ${name}`,
    memberNumber: ({ number }) => `Member number: ${number}`,
    membership: 'Membership',
    active: 'Active',
    toRenew: 'To be renewed',
    expires: ({ date }) => `Expires on ${date}`,
    renewsItself: 'Renews automatically',
    assistance: 'Assistance services used',
    usedOf: ({ used, total }) => `${used} of ${total}`,
    clubDollars: 'Club dollars balance',
    unavailableTitle: 'Your member area is not answering',
    unavailable:
      'You are still signed in, but your file can’t be shown right now. Please try again in a few moments.',
    again: 'Try again',
  },
});
