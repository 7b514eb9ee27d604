import { defineCatalog } from '@jalon/i18n';

/** The introduction of the contact page with the number to call, which visitors whose car has broken down look for. */
export const contactUsPageMessages = defineCatalog('site.contact-us', {
  fr: {
    intro:
      'Une question, une suggestion, une insatisfaction? Écrivez-nous\u00a0: la bonne personne vous répondra. En cas de panne, n’écrivez pas ici\u00a0: appelez le 1\u00a0800\u00a0555-0134, jour et nuit.',
    phone: '1\u00a0800\u00a0555-0134',
  },
  en: {
    intro:
      'A question, a suggestion, a complaint? Write to us: your message will reach the right people. If you have broken down, don’t use this form: call 1-800-555-0134, day or night.',
    phone: '1-800-555-0134',
  },
});
