import type { ClubConfig } from '@jalon/club';
import { type Locale, translator } from '@jalon/i18n';
import type { FormsOf } from '../../kit/form-descriptor.ts';
import { advisory } from './advisory.definition.ts';
import { advisoryLabels } from './advisory.labels.ts';
import { advisoryMessages } from './advisory.messages.ts';
import { type AdvisoryTopic, advisories } from './advisory-subjects.ts';
import { carPageMessages } from './car-page.messages.ts';
import { homePageMessages } from './home-page.messages.ts';

export const advisoryForms: FormsOf = (club) => [
  {
    ...common(club, 'car'),
    title: { fr: 'Conseil auto', en: 'Car advice' },
    sample: {
      question: 'winter-tires',
      textArea: 'Des pneus à crampons sont-ils utiles à Québec? 418 555-0123',
    },
    page: {
      slug: { fr: 'conseil-auto', en: 'car-advisory' },
      texts: carPageMessages,
      picture: 'garage',
    },
    confirmation: { request: { fr: 'conseil auto', en: 'car advice' }, next: 'byPhone' },
  },
  {
    ...common(club, 'home'),
    title: { fr: 'Conseil habitation', en: 'Home advice' },
    sample: {
      question: 'insulation',
      textArea: 'Le grenier d’abord, ou les murs? 418 555-0123',
    },
    page: {
      slug: { fr: 'conseil-habitation', en: 'home-advisory' },
      texts: homePageMessages,
      picture: 'kitchen',
    },
    confirmation: { request: { fr: 'conseil habitation', en: 'home advice' }, next: 'byPhone' },
  },
];

/** What both forms share. */
function common(club: ClubConfig, topic: AdvisoryTopic) {
  const { settings, optionsIn, subjectMessages } = advisories[topic];
  const options = optionsIn(club);
  return {
    ...advisory(topic, options),
    props: { topic },
    labels: (locale: Locale) =>
      advisoryLabels(
        {
          t: translator(advisoryMessages, { locale }),
          subjectText: translator(subjectMessages, { locale }),
        },
        locale,
        settings(options),
        subjectMessages,
      ),
  };
}
