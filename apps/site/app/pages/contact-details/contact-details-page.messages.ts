import { defineCatalog } from '@jalon/i18n';

export const contactDetailsPageMessages = defineCatalog('site.contact-details', {
  fr: {
    title: 'Modifier mes coordonnées',
    description: 'Tenez à jour l’adresse, les téléphones et le courriel de votre dossier du Club Jalon.',
    intro:
      'Voici ce que votre dossier dit de vous. Corrigez ce qui a changé, et nous saurons où vous joindre.',
    privacy:
      'Nous utilisons ces renseignements seulement pour tenir votre dossier à jour. S’y ajoute la description de votre navigateur.',
  },
  en: {
    title: 'Change my contact details',
    description: 'Keep the address, phone numbers and email address of your Club Jalon file up to date.',
    intro:
      'This is what your file says about you. Correct what has changed, and we will know where to reach you.',
    privacy:
      'We use this information only to keep your file up to date. Your browser’s description goes along with it.',
  },
});
