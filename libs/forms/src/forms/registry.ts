import {
  type AdvisorySettings,
  batteryTestSettings,
  type ClubConfig,
  carAdvisorySettings,
  contactUsSettings,
  giftCardSettings,
  homeAdvisorySettings,
  memberNumberPrefix,
  priceListSettings,
} from '@jalon/club';
import { type Catalog, type Locale, type Localized, type Messages, translator } from '@jalon/i18n';
import type { SiteForm } from '../kit/form-definition.ts';
import type { FormLabels } from '../kit/texts/form-labels.ts';
import { advisoryLabels, type SubjectMessages } from './advisory/advisory.labels.ts';
import { advisoryMessages } from './advisory/advisory.messages.ts';
import { batteryTestLabels } from './battery-test/battery-test.labels.ts';
import { batteryTestMessages } from './battery-test/battery-test.messages.ts';
import { batteryTest } from './battery-test/battery-test.schema.ts';
import { carAdvisoryMessages } from './car-advisory/car-advisory.messages.ts';
import { carAdvisory } from './car-advisory/car-advisory.schema.ts';
import { contactDetailsLabels } from './contact-details/contact-details.labels.ts';
import { contactDetailsMessages } from './contact-details/contact-details.messages.ts';
import { contactDetails } from './contact-details/contact-details.schema.ts';
import { contactUsLabels } from './contact-us/contact-us.labels.ts';
import { contactUsMessages } from './contact-us/contact-us.messages.ts';
import { type ContactTopic, contactUs } from './contact-us/contact-us.schema.ts';
import { giftCardLabels } from './gift-card/gift-card.labels.ts';
import { giftCardMessages } from './gift-card/gift-card.messages.ts';
import { giftCard } from './gift-card/gift-card.schema.ts';
import { homeAdvisoryMessages } from './home-advisory/home-advisory.messages.ts';
import { homeAdvisory } from './home-advisory/home-advisory.schema.ts';
import { personalInformationLabels } from './personal-information/personal-information.labels.ts';
import { personalInformationMessages } from './personal-information/personal-information.messages.ts';
import { personalInformation } from './personal-information/personal-information.schema.ts';
import { priceListLabels } from './price-list/price-list.labels.ts';
import { priceListMessages } from './price-list/price-list.messages.ts';
import { priceList } from './price-list/price-list.schema.ts';

/** A form of this library, for the API, the site, mail and mocks. */
export interface ListedForm extends SiteForm {
  /** The name of the form for the people who read its submissions. */
  readonly title: Localized<string>;
  /** The labels of its fields and choices. */
  readonly labels: (locale: Locale) => FormLabels;
}

/**
 * Every form of this library with a club’s settings, in the order of their ids within a group. The only list:
 * definitions, titles and labels are all read from it.
 */
export function formDefinitions(club: ClubConfig): readonly ListedForm[] {
  const prefix = memberNumberPrefix(club);

  function advisoryLabelsOf(settings: AdvisorySettings, subjects: SubjectMessages) {
    return (locale: Locale) =>
      advisoryLabels(
        { t: texts(advisoryMessages, locale), subjectText: texts(subjects, locale) },
        locale,
        settings,
        subjects,
      );
  }

  function contact(title: Localized<string>, topic?: ContactTopic): ListedForm {
    const settings = contactUsSettings(club.contactUs);
    return {
      ...contactUs(club.contactUs, topic, club),
      title,
      labels: (locale) =>
        contactUsLabels(texts(contactUsMessages, locale), locale, { settings, topic, prefix }),
    };
  }

  return [
    {
      ...carAdvisory(club.carAdvisory),
      title: { fr: 'Conseil auto', en: 'Car advice' },
      labels: advisoryLabelsOf(carAdvisorySettings(club.carAdvisory), carAdvisoryMessages),
    },
    {
      ...homeAdvisory(club.homeAdvisory),
      title: { fr: 'Conseil habitation', en: 'Home advice' },
      labels: advisoryLabelsOf(homeAdvisorySettings(club.homeAdvisory), homeAdvisoryMessages),
    },
    {
      ...contactDetails(),
      membersOnly: true,
      title: { fr: 'Coordonnées du membre', en: 'Member’s contact details' },
      labels: (locale) => contactDetailsLabels(texts(contactDetailsMessages, locale), locale),
    },
    contact({ fr: 'Nous joindre', en: 'Contact us' }),
    {
      ...personalInformation(club),
      title: { fr: 'Renseignements personnels', en: 'Personal information' },
      labels: (locale) => personalInformationLabels(texts(personalInformationMessages, locale), { prefix }),
    },
    contact({ fr: 'Nous joindre, assurance auto', en: 'Contact us, auto insurance' }, 'auto-insurance'),
    contact({ fr: 'Nous joindre, assurance habitation', en: 'Contact us, home insurance' }, 'home-insurance'),
    contact({ fr: 'Soumission d’assurance auto', en: 'Auto insurance quote' }, 'auto-insurance-quote'),
    contact({ fr: 'Nous joindre, assurance voyage', en: 'Contact us, travel insurance' }, 'travel-insurance'),
    contact(
      { fr: 'Nous joindre, assurance accident', en: 'Contact us, accident insurance' },
      'accident-insurance',
    ),
    {
      ...priceList(club.priceList),
      title: { fr: 'Prix courant d’un véhicule', en: 'List price of a vehicle' },
      labels: (locale) =>
        priceListLabels(texts(priceListMessages, locale), priceListSettings(club.priceList)),
    },
    {
      ...batteryTest(club.batteryTest),
      title: { fr: 'Test de batterie', en: 'Battery test' },
      labels: (locale) =>
        batteryTestLabels(texts(batteryTestMessages, locale), locale, batteryTestSettings(club.batteryTest)),
    },
    {
      ...giftCard(club.giftCard),
      title: { fr: 'Carte-cadeau', en: 'Gift card' },
      labels: (locale) =>
        giftCardLabels(texts(giftCardMessages, locale), locale, {
          ...giftCardSettings(club.giftCard),
          isMember: false,
        }),
    },
    // The form generator inserts a new form here.
  ];
}

function texts<M extends Messages>(catalog: Catalog<M>, locale: Locale) {
  return translator(catalog, { locale });
}
