import { defineCatalog } from '@jalon/i18n';

export const formPageMessages = defineCatalog('forms.page', {
  fr: {
    errorTitle: ({ title }: { title: string }) => `Erreur\u00a0: ${title}`,
    confirmTitle: ({ title }: { title: string }) => `À confirmer\u00a0: ${title}`,
    noAnswerTitle: ({ title }: { title: string }) => `Sans réponse\u00a0: ${title}`,
    allRequired: 'Tous les champs sont obligatoires.',
    someOptional:
      'Tous les champs sont obligatoires, sauf ceux qui portent la mention «\u00a0facultatif\u00a0».',
    privacy:
      'Nous utilisons ces renseignements seulement pour répondre à votre demande. Nous recevons aussi le nom et la version de votre navigateur.',
    privacyOfMember:
      'Nous utilisons ces renseignements seulement pour répondre à votre demande. Nous recevons aussi le nom et la version de votre navigateur et, si votre session est ouverte, votre nom, votre adresse courriel et votre numéro de membre.',
  },
  en: {
    errorTitle: ({ title }) => `Error: ${title}`,
    confirmTitle: ({ title }) => `Please confirm: ${title}`,
    noAnswerTitle: ({ title }) => `No answer: ${title}`,
    allRequired: 'All fields are required.',
    someOptional: 'All fields are required, except those marked “optional”.',
    privacy:
      'We use this information only to answer your request. We also receive your browser’s name and version.',
    privacyOfMember:
      'We use this information only to answer your request. We also receive your browser’s name and version and, if you are signed in, your name, email address and member number.',
  },
});
