import { type Catalog, type Locale, type Messages, translator } from '@jalon/i18n';
import type { ClubConfig } from '../club/club-config.ts';
import { memberNumberPrefix } from '../club/member-number.ts';
import { advisoryLabels, type SubjectMessages } from '../forms/advisory/advisory.labels.ts';
import { advisoryMessages } from '../forms/advisory/advisory.messages.ts';
import type { AdvisorySettings } from '../forms/advisory/advisory.schema.ts';
import { batteryTestLabels } from '../forms/battery-test/battery-test.labels.ts';
import { batteryTestMessages } from '../forms/battery-test/battery-test.messages.ts';
import { batteryTest, batteryTestSettings } from '../forms/battery-test/battery-test.schema.ts';
import { carAdvisoryMessages } from '../forms/car-advisory/car-advisory.messages.ts';
import { carAdvisory, carAdvisorySettings } from '../forms/car-advisory/car-advisory.schema.ts';
import { contactDetailsLabels } from '../forms/contact-details/contact-details.labels.ts';
import { contactDetailsMessages } from '../forms/contact-details/contact-details.messages.ts';
import { contactDetails } from '../forms/contact-details/contact-details.schema.ts';
import { contactUsLabels } from '../forms/contact-us/contact-us.labels.ts';
import { contactUsMessages } from '../forms/contact-us/contact-us.messages.ts';
import { contactTopics, contactUs, contactUsSettings } from '../forms/contact-us/contact-us.schema.ts';
import { giftCardLabels } from '../forms/gift-card/gift-card.labels.ts';
import { giftCardMessages } from '../forms/gift-card/gift-card.messages.ts';
import { giftCard, giftCardSettings } from '../forms/gift-card/gift-card.schema.ts';
import { homeAdvisoryMessages } from '../forms/home-advisory/home-advisory.messages.ts';
import { homeAdvisory, homeAdvisorySettings } from '../forms/home-advisory/home-advisory.schema.ts';
import { personalInformationLabels } from '../forms/personal-information/personal-information.labels.ts';
import { personalInformationMessages } from '../forms/personal-information/personal-information.messages.ts';
import { personalInformation } from '../forms/personal-information/personal-information.schema.ts';
import { priceListLabels } from '../forms/price-list/price-list.labels.ts';
import { priceListMessages } from '../forms/price-list/price-list.messages.ts';
import { priceList, priceListSettings } from '../forms/price-list/price-list.schema.ts';
import { type FormDefinition, fieldNames } from '../kit/form-definition.ts';
import type { FormLabels, Option } from '../kit/form-labels.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { checked } from '../kit/rules/field-schemas.ts';
import { boxMessages, fieldMessages, formMessages } from './labels.messages.ts';

/** The title, fields and choices of a form, for people who read submissions. */
export interface ReadableForm extends FormLabels {
  readonly title: string;
}

/**
 * The titles of the forms, their fields and choices in one language, by form id, for people who read
 * submissions: each field of a form has a label of its own, and boxes have a yes and a no.
 */
export function formLabels(club: ClubConfig, locale: Locale): ReadonlyMap<number, ReadableForm> {
  const t = <M extends Messages>(catalog: Catalog<M>) => translator(catalog, { locale });
  const advisory = (settings: AdvisorySettings, subjects: SubjectMessages) =>
    advisoryLabels({ t: t(advisoryMessages), subjectText: t(subjects) }, locale, settings, subjects);
  const contact = contactUsSettings(club.contactUs);
  const prefix = memberNumberPrefix(club);
  const forms: readonly (readonly [FormDefinition & { id: number }, FormLabels])[] = [
    [carAdvisory(club.carAdvisory), advisory(carAdvisorySettings(club.carAdvisory), carAdvisoryMessages)],
    [
      homeAdvisory(club.homeAdvisory),
      advisory(homeAdvisorySettings(club.homeAdvisory), homeAdvisoryMessages),
    ],
    [contactDetails(), contactDetailsLabels(t(contactDetailsMessages), locale)],
    ...[undefined, ...contactTopics].map(
      (topic) =>
        [
          contactUs(contact, topic, club),
          contactUsLabels(t(contactUsMessages), locale, { settings: contact, topic, prefix }),
        ] as const,
    ),
    [personalInformation(club), personalInformationLabels(t(personalInformationMessages), { prefix })],
    [priceList(club.priceList), priceListLabels(t(priceListMessages), priceListSettings(club.priceList))],
    [
      batteryTest(club.batteryTest),
      batteryTestLabels(t(batteryTestMessages), locale, batteryTestSettings(club.batteryTest)),
    ],
    [
      giftCard(club.giftCard),
      giftCardLabels(t(giftCardMessages), locale, { ...giftCardSettings(club.giftCard), isMember: false }),
    ],
  ];
  return new Map(
    forms.map(([definition, labels]) => [definition.id, forReaders(definition, labels, locale)]),
  );
}

/**
 * The labels for people who do not see the page: only the fields that the club’s settings include, complete
 * without the headings of the page, with yes and no for boxes.
 */
function forReaders(
  definition: FormDefinition,
  { fields, choices }: FormLabels,
  locale: Locale,
): ReadableForm {
  const names: readonly string[] = fieldNames(definition);
  const titles: Readonly<Record<string, string>> = formMessages[locale];
  const labels = Object.entries(fields).filter(([name]) => names.includes(name));
  const ownWords = Object.entries(fieldMessages[locale]).filter(([name]) => names.includes(name));
  const boxText = translator(boxMessages, { locale });
  const box: readonly Option[] = [
    { value: checked, label: boxText('ticked') },
    { value: '', label: boxText('empty') },
  ];
  const boxes = names.filter((name) => fieldMeta(definition.schema, name).values?.join() === checked);
  return {
    title: titles[definition.name] ?? definition.name,
    fields: Object.fromEntries([...labels, ...ownWords]),
    choices: { ...choices, ...Object.fromEntries(boxes.map((name) => [name, box])) },
  };
}
