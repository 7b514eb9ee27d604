import { defineCatalog } from '@jalon/i18n';

export const maintenanceMessages = defineCatalog('site.maintenance', {
  fr: {
    title: 'L’espace membre est en maintenance',
    text: 'Nous améliorons l’espace membre\u00a0: il n’est pas possible de s’y connecter pour l’instant. Le reste du site demeure ouvert.',
    again: 'Réessayer de se connecter',
  },
  en: {
    title: 'The member area is under maintenance',
    text: 'We are improving the member area, so signing in isn’t possible right now. The rest of the site remains open.',
    again: 'Try to sign in again',
  },
});
