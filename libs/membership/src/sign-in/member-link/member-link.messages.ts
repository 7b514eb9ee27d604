import { defineCatalog } from '@jalon/i18n';

export const memberLinkMessages = defineCatalog('membership.member-link', {
  fr: {
    connect: 'Se connecter',
    member: ({ name }: { name: string }) => `Espace membre, ${name}`,
  },
  en: {
    connect: 'Sign in',
    member: ({ name }) => `Member area, ${name}`,
  },
});
