import { defineCatalog } from '@jalon/i18n';
import { consentWords, messageWords, personWords, phoneWords } from '../../kit/rules/shared-words.ts';

export const contactUsMessages = defineCatalog('forms.contact-us', {
  fr: {
    ...personWords.fr,
    ...phoneWords.fr,
    ...consentWords.fr,
    ...messageWords.fr,
    subject: 'Sujet de votre message',
    firstNameHint: 'Lettres et espaces seulement. Exemple\u00a0: Marie Ève',
    lastNameHint: 'Lettres et espaces seulement. Exemple\u00a0: Roy Tremblay',
    fileNumber: 'Numéro de police ou de dossier',
    question: 'Votre message',
    consent:
      'J’accepte que le club utilise ces renseignements pour répondre à ma demande, conformément à sa ',
    offers: 'Je souhaite recevoir les offres du club par courriel (facultatif).',
    offersHint:
      'Vous pourrez vous désabonner en tout temps, par le lien que contient chaque message ou en nous écrivant.',
    send: 'Envoyer le message',
  },
  en: {
    ...personWords.en,
    ...phoneWords.en,
    ...consentWords.en,
    ...messageWords.en,
    subject: 'Subject of your message',
    firstNameHint: 'Letters and spaces only. Example: Mary Ann',
    lastNameHint: 'Letters and spaces only. Example: Smith Jones',
    fileNumber: 'Policy or file number',
    question: 'Your message',
    consent: 'I agree that the club may use this information to answer my request, in accordance with its ',
    offers: 'I would like to receive the club’s offers by email (optional).',
    offersHint: 'You can unsubscribe at any time, with the link in each message or by writing to us.',
    send: 'Send the message',
  },
});
