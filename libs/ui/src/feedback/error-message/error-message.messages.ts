import { defineCatalog } from '@jalon/i18n';

export const errorMessageMessages = defineCatalog('ui.error-message', {
  fr: { prefix: 'Erreur\u00a0: ' },
  en: { prefix: 'Error: ' },
});
