import { defineCatalog } from '@jalon/i18n';

export const alertMessages = defineCatalog('ui.alert', {
  fr: {
    info: 'Information\u00a0: ',
    success: 'C’est fait\u00a0: ',
    warning: 'Avertissement\u00a0: ',
    error: 'Erreur\u00a0: ',
    dismiss: 'Fermer l’avis',
  },
  en: {
    info: 'Information: ',
    success: 'Done: ',
    warning: 'Warning: ',
    error: 'Error: ',
    dismiss: 'Close this notice',
  },
});
