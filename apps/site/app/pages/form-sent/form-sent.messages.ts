import { defineCatalog } from '@jalon/i18n';

export const formSentMessages = defineCatalog('site.form-sent', {
  fr: {
    title: 'Merci, votre demande a été envoyée',
    text: 'Nous l’avons bien reçue. Gardez le numéro ci-dessous\u00a0: il nous permet de la retrouver.',
    reference: ({ reference }: { reference: string }) => `Numéro de référence\u00a0: ${reference}`,
    noReferenceTitle: 'Confirmation d’envoi',
    noReferenceText:
      'Cette page confirme les demandes que nous avons reçues. Le numéro de référence s’y trouve pendant dix minutes, dans le navigateur qui a servi à l’envoi.',
  },
  en: {
    title: 'Thank you, your request has been sent',
    text: 'We have received it. Keep the number below so that we can find your request.',
    reference: ({ reference }) => `Reference number: ${reference}`,
    noReferenceTitle: 'Confirmation of receipt',
    noReferenceText:
      'This page confirms requests that we have received. The reference number stays here for ten minutes, in the browser you used.',
  },
});
