import { defineCatalog } from '@jalon/i18n';

/** The texts `next…` say what follows, with the promised time if the club has one. */
export const sentPageMessages = defineCatalog('forms.sent', {
  fr: {
    title: 'Merci, votre demande a été envoyée',
    text: 'Nous l’avons bien reçue. Gardez le numéro ci-dessous\u00a0: il nous permet de la retrouver.',
    request: ({ request }: { request: string }) => `Votre demande\u00a0: ${request}`,
    nextByPhone: 'Une personne de notre équipe de conseil vous téléphonera d’ici 2\u00a0jours ouvrables.',
    nextInWriting: 'Nous vous répondrons par écrit dans les 30\u00a0jours, comme la loi le prévoit.',
    nextMessage: ({ days }: { days: number | undefined }) =>
      `Nous lirons votre message et vous répondrons par courriel ou par téléphone${days ? `, d’ici ${days}\u00a0jours ouvrables` : ''}.`,
    nextRequest: ({ days }: { days: number | undefined }) =>
      `Nous traiterons votre demande et communiquerons avec vous par courriel ou par téléphone${days ? `, d’ici ${days}\u00a0jours ouvrables` : ''}.`,
    demonstration: 'Ceci est une démonstration\u00a0: personne ne lira votre demande.',
    reference: ({ reference }: { reference: string }) => `Numéro de référence\u00a0: ${reference}`,
    print: 'Imprimer cette page',
    noReferenceTitle: 'Confirmation d’envoi',
    noReferenceText:
      'Cette page confirme les demandes que nous avons reçues. Le numéro de référence s’y trouve pendant dix minutes, dans le navigateur qui a servi à l’envoi.',
  },
  en: {
    title: 'Thank you, your request has been sent',
    text: 'We have received it. Keep the number below so that we can find your request.',
    request: ({ request }) => `Your request: ${request}`,
    nextByPhone: 'One of our advisors will call you within 2 business days.',
    nextInWriting: 'We will answer you in writing within 30 days, as the law requires.',
    nextMessage: ({ days }) =>
      `We will read your message and answer by email or by phone${days ? ` within ${days} business days` : ''}.`,
    nextRequest: ({ days }) =>
      `We will process your request and contact you by email or by phone${days ? ` within ${days} business days` : ''}.`,
    demonstration: 'This is a demonstration: nobody will read your request.',
    reference: ({ reference }) => `Reference number: ${reference}`,
    print: 'Print this page',
    noReferenceTitle: 'Confirmation of receipt',
    noReferenceText:
      'This page confirms requests that we have received. The reference number stays here for ten minutes, in the browser you used.',
  },
});
