import { defineCatalog } from '@jalon/i18n';

export const consentControlMessages = defineCatalog('ui.consent-control', {
  fr: { manage: 'Gérer les témoins' },
  en: { manage: 'Manage cookies' },
});
