import { defineCatalog } from '@jalon/i18n';

/** What the advisory forms say alike. */
export const advisoryMessages = defineCatalog('forms.advisory', {
  fr: {
    subject: 'Sujet de votre question',
    message: 'Votre message',
    messageHint: ({ days }: { days: number }) =>
      `Nous vous répondrons par téléphone d’ici ${days} jours ouvrables. Laissez ici le numéro où vous joindre.`,
    messageHintOfMember: ({ days }: { days: number }) =>
      `Nous vous répondrons par téléphone d’ici ${days} jours ouvrables, au numéro de votre dossier de membre. Si vous en préférez un autre, écrivez-le ici.`,
    send: 'Envoyer la question',
  },
  en: {
    subject: 'Subject of your question',
    message: 'Your message',
    messageHint: ({ days }) =>
      `We will answer by phone within ${days} working days. Leave here the number where we can reach you.`,
    messageHintOfMember: ({ days }) =>
      `We will answer by phone within ${days} working days, at the number in your member file. If you prefer another one, write it here.`,
    send: 'Send the question',
  },
});
