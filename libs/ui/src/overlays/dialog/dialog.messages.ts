import { defineCatalog } from '@jalon/i18n';

export const dialogMessages = defineCatalog('ui.dialog', {
  fr: { close: 'Fermer' },
  en: { close: 'Close' },
});
