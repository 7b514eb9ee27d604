import { defineCatalog } from '@jalon/i18n';

export const submitButtonMessages = defineCatalog('ui.submit-button', {
  fr: { sending: 'Envoi en cours…' },
  en: { sending: 'Sending…' },
});
