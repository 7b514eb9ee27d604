import { defineCatalog } from '@jalon/i18n';

export const unavailablePageMessages = defineCatalog('membership.unavailable-page', {
  fr: {
    title: 'Votre espace membre est momentanément indisponible',
    text: 'Votre session est toujours ouverte, mais vos renseignements ne peuvent pas être affichés pour l’instant. Veuillez réessayer dans quelques instants.',
    again: 'Réessayer',
  },
  en: {
    title: 'Your member area is temporarily unavailable',
    text: 'You’re still signed in, but your account can’t be shown right now. Please try again in a few moments.',
    again: 'Try again',
  },
});
