import { type ClubConfig, contactUsSettings, memberNumberPrefix } from '@jalon/club';
import { type Localized, translator } from '@jalon/i18n';
import type { FormDescriptor, FormsOf } from '../../kit/form-descriptor.ts';
import { checked } from '../../kit/rules/choice-fields.ts';
import { contactUsLabels } from './contact-us.labels.ts';
import { contactUsMessages } from './contact-us.messages.ts';
import { type ContactTopic, contactTopics, contactUs } from './contact-us.schema.ts';
import { contactUsPageMessages, topicPageMessages } from './contact-us-page.messages.ts';

/** The form that asks for the subject, and one for each topic. */
export const contactUsForms: FormsOf = (club) => [
  {
    ...common(club),
    title: { fr: 'Nous joindre', en: 'Contact us' },
    page: {
      slug: { fr: 'nous-joindre', en: 'contact-us' },
      texts: contactUsPageMessages,
      picture: 'dispatch',
      links: {
        fr: 'Joindre directement nos services d’assurance',
        en: 'Reach our insurance services directly',
      },
    },
    sample: { subject: 'Assistance routière', ...sample },
    confirmation: { request: { fr: 'message au club', en: 'message to the club' }, next: 'message' },
  },
  ...contactTopics.map((topic) => {
    const { title, slug, picture, request } = topics[topic];
    return {
      ...common(club, topic),
      props: { topic },
      title,
      page: { slug, texts: topicPageMessages[topic], picture, linkedFrom: 'contact-us' },
      sample,
      confirmation: { request, next: 'message' as const },
    };
  }),
];

/** What the forms share. */
function common(club: ClubConfig, topic?: ContactTopic) {
  const settings = contactUsSettings(club.contactUs);
  const prefix = memberNumberPrefix(club);
  return {
    ...contactUs(club.contactUs, topic, club),
    labels: (locale) =>
      contactUsLabels(translator(contactUsMessages, { locale }), locale, { settings, topic, prefix }),
    readerLabels: {
      fr: {
        promo_offer_consent: 'Offres du club par courriel',
        consentText: 'Texte du consentement',
        subjectID: 'Code du sujet',
        defaultSubject: 'Sujet propre au formulaire',
      },
      en: {
        promo_offer_consent: 'Club offers by email',
        consentText: 'Text of the consent',
        subjectID: 'Subject code',
        defaultSubject: 'Subject of the form',
      },
    },
  } satisfies Partial<FormDescriptor>;
}

const sample = {
  memberFirstName: 'Zoé',
  memberLastName: 'Côté',
  memberNumberBase: '1000000017',
  email: 'zoe@example.org',
  residentialPhone: '4185550123',
  mobilePhone: '4185550124',
  workPhone: '4185550125',
  workPhonePost: '12',
  question: 'Bonjour,\nmon remorquage de mardi m’a été facturé deux fois.',
  consent: checked,
  promo_offer_consent: checked,
  consentText:
    'J’accepte que le club utilise ces renseignements pour répondre à ma demande, conformément à sa politique de confidentialité (/fr/a-propos/politique-de-confidentialite). Je souhaite recevoir les offres du club par courriel (facultatif).',
};

interface Topic {
  readonly title: Localized<string>;
  readonly slug: Localized<string>;
  readonly picture: string;
  readonly request: Localized<string>;
}

const topics: Readonly<Record<ContactTopic, Topic>> = {
  'auto-insurance': {
    title: { fr: 'Nous joindre, assurance auto', en: 'Contact us, auto insurance' },
    slug: { fr: 'nous-joindre-assurance-auto', en: 'contact-auto-insurance' },
    picture: 'rainy-street',
    request: { fr: 'message sur l’assurance auto', en: 'message about auto insurance' },
  },
  'home-insurance': {
    title: { fr: 'Nous joindre, assurance habitation', en: 'Contact us, home insurance' },
    slug: { fr: 'nous-joindre-assurance-habitation', en: 'contact-home-insurance' },
    picture: 'house-autumn',
    request: { fr: 'message sur l’assurance habitation', en: 'message about home insurance' },
  },
  'auto-insurance-quote': {
    title: { fr: 'Soumission d’assurance auto', en: 'Auto insurance quote' },
    slug: { fr: 'soumission-assurance-auto', en: 'auto-insurance-quote' },
    picture: 'park-walk',
    request: { fr: 'soumission d’assurance auto', en: 'auto insurance quote' },
  },
  'travel-insurance': {
    title: { fr: 'Nous joindre, assurance voyage', en: 'Contact us, travel insurance' },
    slug: { fr: 'nous-joindre-assurance-voyage', en: 'contact-travel-insurance' },
    picture: 'airport',
    request: { fr: 'message sur l’assurance voyage', en: 'message about travel insurance' },
  },
  'accident-insurance': {
    title: { fr: 'Nous joindre, assurance accident', en: 'Contact us, accident insurance' },
    slug: { fr: 'nous-joindre-assurance-accident', en: 'contact-accident-insurance' },
    picture: 'lake-road',
    request: { fr: 'message sur l’assurance accident', en: 'message about accident insurance' },
  },
};
