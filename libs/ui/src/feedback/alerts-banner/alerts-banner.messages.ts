import { defineCatalog } from '@jalon/i18n';

export const alertsBannerMessages = defineCatalog('ui.alerts-banner', {
  fr: { label: 'Avis importants' },
  en: { label: 'Important notices' },
});
