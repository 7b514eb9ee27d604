import { defineCatalog } from '@jalon/i18n';

export const contactDetailsPageMessages = defineCatalog('forms.contact-details.page', {
  fr: {
    title: 'Modifier mes coordonnées',
    description:
      'Tenez à jour l’adresse, les téléphones et l’adresse courriel que le club a pour vous joindre.',
    intro: 'Voici les coordonnées que nous avons. Corrigez ce qui a changé, et nous saurons où vous joindre.',
    privacy:
      'Nous utilisons ces renseignements seulement pour tenir vos coordonnées à jour. Nous recevons aussi le nom et la version de votre navigateur.',
  },
  en: {
    title: 'Change my contact details',
    description: 'Keep the address, phone numbers and email address of your account up to date.',
    intro:
      'These are the contact details in your account. Correct what has changed, and we’ll know where to reach you.',
    privacy:
      'We use this information only to keep your account up to date. We also receive your browser’s name and version.',
  },
});
