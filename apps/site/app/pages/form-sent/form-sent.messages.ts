import { defineCatalog } from '@jalon/i18n';

export const formSentMessages = defineCatalog('site.form-sent', {
  fr: {
    title: 'Merci, votre demande est envoyée',
    text: 'Nous l’avons bien reçue. Vous n’avez rien d’autre à faire.',
    reference: ({ reference }: { reference: string }) => `Numéro de référence\u00a0: ${reference}`,
  },
  en: {
    title: 'Thank you, your request has been sent',
    text: 'We have received it. There is nothing more for you to do.',
    reference: ({ reference }) => `Reference number: ${reference}`,
  },
});
