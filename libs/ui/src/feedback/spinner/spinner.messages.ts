import { defineCatalog } from '@jalon/i18n';

export const spinnerMessages = defineCatalog('ui.spinner', {
  fr: { loading: 'Chargement en cours…' },
  en: { loading: 'Loading…' },
});
