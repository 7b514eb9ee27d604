import { defineCatalog } from '@jalon/i18n';

export const signOutFormMessages = defineCatalog('site.sign-out-form', {
  fr: { signOut: 'Se déconnecter' },
  en: { signOut: 'Sign out' },
});
