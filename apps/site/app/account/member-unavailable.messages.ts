import { defineCatalog } from '@jalon/i18n';

export const memberUnavailableMessages = defineCatalog('site.member-unavailable', {
  fr: {
    title: 'Votre espace membre ne répond pas',
    text: 'Votre session est toujours ouverte, mais votre dossier ne peut pas être affiché pour l’instant. Veuillez réessayer dans quelques instants.',
    again: 'Réessayer',
  },
  en: {
    title: 'Your member area is not answering',
    text: 'You are still signed in, but your file can’t be shown right now. Please try again in a few moments.',
    again: 'Try again',
  },
});
