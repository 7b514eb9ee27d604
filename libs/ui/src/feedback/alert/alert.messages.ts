import { defineCatalog } from '@jalon/i18n';

export const alertMessages = defineCatalog('ui.alert', {
  fr: {
    info: 'Information\u00a0: ',
    success: 'Succès\u00a0: ',
    warning: 'Avertissement\u00a0: ',
    error: 'Erreur\u00a0: ',
    dismiss: 'Fermer l’avis',
  },
  en: {
    info: 'Information: ',
    success: 'Success: ',
    warning: 'Warning: ',
    error: 'Error: ',
    dismiss: 'Close this notice',
  },
});
