import { defineCatalog } from '@jalon/i18n';

export const accountFormMessages = defineCatalog('membership.account-form', {
  fr: {
    tooMany: ({ minutes }: { minutes: number }) =>
      `Trop de tentatives. Veuillez réessayer dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
  },
  en: {
    tooMany: ({ minutes }) =>
      `Too many attempts. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  },
});
