import { defineCatalog } from '@jalon/i18n';

export const memberAreaPageMessages = defineCatalog('membership.member-area-page', {
  fr: {
    title: 'Espace membre',
    welcome: ({ name }: { name: string }) => `Bonjour, ${name}`,
    savedPayment: 'Mode de paiement',
    security: 'Mot de passe et sessions',
    accountOpened: 'Votre espace membre est ouvert',
    accountOpenedText: ({ number }: { number: string }) =>
      `La prochaine fois, connectez-vous avec votre mot de passe. Votre nom d’utilisateur est votre numéro de membre\u00a0: ${number}.`,
    'renewal-on': 'Le renouvellement automatique est activé',
    'renewal-off': 'Le renouvellement automatique est désactivé',
    renewalFailed: 'Le renouvellement automatique n’a pas été changé',
    renewalFailedText: 'Veuillez réessayer dans quelques instants ou communiquer avec nous.',
    recommendSubject: ({ club }: { club: string }) => `Je te recommande le ${club}`,
    recommendBody: ({ address, number }: { address: string; number: string }) =>
      `Voici les adhésions\u00a0: ${address}\n\nSi tu deviens membre, inscris mon numéro de membre\u00a0: ${number}.`,
  },
  en: {
    title: 'Member area',
    welcome: ({ name }) => `Welcome, ${name}`,
    savedPayment: 'Payment method',
    security: 'Password and sessions',
    accountOpened: 'Your member area is open',
    accountOpenedText: ({ number }) =>
      `Next time, sign in with your password. Your username is your member number: ${number}.`,
    'renewal-on': 'Automatic renewal is on',
    'renewal-off': 'Automatic renewal is off',
    renewalFailed: 'Automatic renewal wasn’t changed',
    renewalFailedText: 'Please try again in a few moments, or contact us.',
    recommendSubject: ({ club }) => `I recommend ${club}`,
    recommendBody: ({ address, number }) =>
      `Here are the memberships: ${address}\n\nIf you join, enter my member number: ${number}.`,
  },
});
