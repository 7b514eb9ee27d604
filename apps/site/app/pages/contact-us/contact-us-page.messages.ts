import type { ContactTopic } from '@jalon/forms/contact-us';
import { type Catalog, defineCatalog } from '@jalon/i18n';

export const contactUsPageMessages = defineCatalog('site.contact-us', {
  fr: {
    title: 'Nous joindre',
    description:
      'Écrivez au Club Jalon\u00a0: adhésion, assistance routière, assurances, voyages et conseils.',
    intro:
      'Une question, une suggestion, une insatisfaction? Écrivez-nous\u00a0: la bonne personne vous répondra. En cas de panne, n’écrivez pas ici\u00a0: appelez le 1\u00a0800\u00a0555-0134, jour et nuit.',
    topics: 'Joindre directement nos services d’assurance',
  },
  en: {
    title: 'Contact us',
    description: 'Write to Club Jalon: membership, roadside assistance, insurance, travel and advice.',
    intro:
      'A question, a suggestion, a complaint? Write to us: your message will reach the right people. If you have broken down, don’t use this form: call 1-800-555-0134, day or night.',
    topics: 'Reach our insurance services directly',
  },
});

type TopicTexts = Readonly<Record<'title' | 'description' | 'intro', string>>;

/** The texts of the pages for one topic, which do not ask for the subject. */
export const topicMessages: Readonly<Record<ContactTopic, Catalog<TopicTexts>>> = {
  'auto-insurance': defineCatalog('site.contact-auto-insurance', {
    fr: {
      title: 'Question sur l’assurance auto',
      description: 'Posez votre question sur l’assurance auto au Club Jalon.',
      intro:
        'Changement de véhicule, une autre personne au volant, paiement, réclamation\u00a0: dites-nous ce qui vous préoccupe et nous vous répondrons.',
    },
    en: {
      title: 'Question about auto insurance',
      description: 'Ask Club Jalon a question about auto insurance.',
      intro:
        'A change of vehicle, another driver, a payment, a claim: tell us what is on your mind and we’ll get back to you.',
    },
  }),
  'home-insurance': defineCatalog('site.contact-home-insurance', {
    fr: {
      title: 'Question sur l’assurance habitation',
      description: 'Posez votre question sur l’assurance habitation au Club Jalon.',
      intro:
        'Propriétaire, copropriétaire ou locataire, en plein déménagement ou en rénovation\u00a0: dites-nous ce qui vous préoccupe et nous vous répondrons.',
    },
    en: {
      title: 'Question about home insurance',
      description: 'Ask Club Jalon a question about home insurance.',
      intro:
        'Whether you own, co-own or rent, are moving or renovating: tell us what is on your mind and we’ll get back to you.',
    },
  }),
  'auto-insurance-quote': defineCatalog('site.contact-auto-insurance-quote', {
    fr: {
      title: 'Soumission d’assurance auto',
      description: 'Demandez une soumission d’assurance auto au Club Jalon, sans engagement.',
      intro:
        'Dites-nous quel véhicule assurer, qui le conduit et quand votre contrat actuel prend fin. Nous vous joindrons pour préparer une soumission, sans engagement de votre part.',
    },
    en: {
      title: 'Auto insurance quote',
      description: 'Request an auto insurance quote from Club Jalon, with no obligation.',
      intro:
        'Tell us which vehicle to insure, who drives it and when your current policy ends. We will contact you to prepare a quote, with no obligation on your part.',
    },
  }),
  'travel-insurance': defineCatalog('site.contact-travel-insurance', {
    fr: {
      title: 'Question sur l’assurance voyage',
      description: 'Posez votre question sur l’assurance voyage au Club Jalon.',
      intro:
        'Dites-nous où vous allez, quand et avec qui\u00a0: nous vous dirons ce qui vous protège, avant le départ comme pendant le séjour.',
    },
    en: {
      title: 'Question about travel insurance',
      description: 'Ask Club Jalon a question about travel insurance.',
      intro:
        'Tell us where you are going, when and with whom: we will tell you what protects you, before you leave and while you are away.',
    },
  }),
  'accident-insurance': defineCatalog('site.contact-accident-insurance', {
    fr: {
      title: 'Question sur l’assurance accident',
      description: 'Posez votre question sur l’assurance accident au Club Jalon.',
      intro:
        'Protection, bénéficiaires, réclamation à la suite d’un accident\u00a0: dites-nous ce qui vous préoccupe et nous vous répondrons. N’indiquez ici aucun renseignement médical.',
    },
    en: {
      title: 'Question about accident insurance',
      description: 'Ask Club Jalon a question about accident insurance.',
      intro:
        'Coverage, beneficiaries, a claim after an accident: tell us what is on your mind and we’ll get back to you. Don’t include medical information here.',
    },
  }),
};
