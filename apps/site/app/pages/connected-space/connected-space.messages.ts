import { defineCatalog } from '@jalon/i18n';

export const connectedSpaceMessages = defineCatalog('site.connected-space', {
  fr: {
    title: 'Espace membre',
    welcome: ({ name }: { name: string }) => `Bonjour, ${name}`,
    security: 'Mot de passe et sessions',
    recommendSubject: ({ club }: { club: string }) => `Je te recommande le ${club}`,
    recommendBody: ({ address, number }: { address: string; number: string }) =>
      `Voici les adhésions\u00a0: ${address}\n\nSi tu deviens membre, inscris mon numéro de membre\u00a0: ${number}.`,
  },
  en: {
    title: 'Member area',
    welcome: ({ name }) => `Welcome, ${name}`,
    security: 'Password and sessions',
    recommendSubject: ({ club }) => `I recommend ${club}`,
    recommendBody: ({ address, number }) =>
      `Here are the memberships: ${address}\n\nIf you join, enter my member number: ${number}.`,
  },
});
