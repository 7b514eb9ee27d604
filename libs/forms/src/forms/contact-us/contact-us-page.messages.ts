import { defineCatalog, type Localized } from '@jalon/i18n';
import type { FormPageTexts } from '../../kit/form-descriptor.ts';
import type { ContactTopic } from './contact-us.schema.ts';

export const contactUsPageMessages = defineCatalog('forms.contact-us.page', {
  fr: {
    title: 'Nous joindre',
    description: 'Écrivez au club\u00a0: adhésion, assistance routière, assurances, voyages et conseils.',
    intro:
      'Une question, une suggestion, une insatisfaction? Écrivez-nous\u00a0: la bonne personne vous répondra. En cas de panne, n’écrivez pas ici\u00a0: appelez l’assistance routière, jour et nuit, au numéro inscrit sur votre carte de membre.',
  },
  en: {
    title: 'Contact us',
    description: 'Write to the club: membership, roadside assistance, insurance, travel and advice.',
    intro:
      'A question, a suggestion, a complaint? Write to us: your message will reach the right people. If you have broken down, don’t use this form: call roadside assistance, day or night, at the number on your membership card.',
  },
});

/** The texts of the pages for one topic, which do not ask for the subject. */
export const topicPageMessages: Readonly<Record<ContactTopic, Localized<FormPageTexts>>> = {
  'auto-insurance': defineCatalog('forms.contact-auto-insurance.page', {
    fr: {
      title: 'Question sur l’assurance auto',
      description: 'Posez au club votre question sur l’assurance auto.',
      intro:
        'Changement de véhicule, une autre personne au volant, paiement, réclamation\u00a0: dites-nous ce qui vous préoccupe et nous vous répondrons.',
    },
    en: {
      title: 'Question about auto insurance',
      description: 'Ask the club a question about auto insurance.',
      intro:
        'A change of vehicle, another driver, a payment, a claim: tell us what is on your mind and we’ll get back to you.',
    },
  }),
  'home-insurance': defineCatalog('forms.contact-home-insurance.page', {
    fr: {
      title: 'Question sur l’assurance habitation',
      description: 'Posez au club votre question sur l’assurance habitation.',
      intro:
        'Propriétaire, copropriétaire ou locataire, en plein déménagement ou en rénovation\u00a0: dites-nous ce qui vous préoccupe et nous vous répondrons.',
    },
    en: {
      title: 'Question about home insurance',
      description: 'Ask the club a question about home insurance.',
      intro:
        'Whether you own, co-own or rent, are moving or renovating: tell us what is on your mind and we’ll get back to you.',
    },
  }),
  'auto-insurance-quote': defineCatalog('forms.contact-auto-insurance-quote.page', {
    fr: {
      title: 'Soumission d’assurance auto',
      description: 'Demandez au club une soumission d’assurance auto, sans engagement.',
      intro:
        'Dites-nous quel véhicule assurer, qui le conduit et quand votre contrat actuel prend fin. Nous vous joindrons pour préparer une soumission, sans engagement de votre part.',
    },
    en: {
      title: 'Auto insurance quote',
      description: 'Request an auto insurance quote from the club, with no obligation.',
      intro:
        'Tell us which vehicle to insure, who drives it and when your current policy ends. We will contact you to prepare a quote, with no obligation on your part.',
    },
  }),
  'travel-insurance': defineCatalog('forms.contact-travel-insurance.page', {
    fr: {
      title: 'Question sur l’assurance voyage',
      description: 'Posez au club votre question sur l’assurance voyage.',
      intro:
        'Dites-nous où vous allez, quand et avec qui\u00a0: nous vous dirons ce qui vous protège, avant le départ comme pendant le séjour.',
    },
    en: {
      title: 'Question about travel insurance',
      description: 'Ask the club a question about travel insurance.',
      intro:
        'Tell us where you are going, when and with whom: we will tell you what protects you, before you leave and while you are away.',
    },
  }),
  'accident-insurance': defineCatalog('forms.contact-accident-insurance.page', {
    fr: {
      title: 'Question sur l’assurance accident',
      description: 'Posez au club votre question sur l’assurance accident.',
      intro:
        'Protection, bénéficiaires, réclamation à la suite d’un accident\u00a0: dites-nous ce qui vous préoccupe et nous vous répondrons. N’indiquez ici aucun renseignement médical.',
    },
    en: {
      title: 'Question about accident insurance',
      description: 'Ask the club a question about accident insurance.',
      intro:
        'Coverage, beneficiaries, a claim after an accident: tell us what is on your mind and we’ll get back to you. Don’t include medical information here.',
    },
  }),
};
