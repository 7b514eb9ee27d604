import { type Catalog, type Locale, type Messages, translator } from '@jalon/i18n';
import { advisoryLabels, type SubjectMessages } from '../advisory/advisory.labels.ts';
import { advisoryMessages } from '../advisory/advisory.messages.ts';
import type { AdvisorySettings } from '../advisory/advisory.schema.ts';
import { batteryTestLabels } from '../battery-test/battery-test.labels.ts';
import { batteryTestMessages } from '../battery-test/battery-test.messages.ts';
import { batteryTest, batteryTestSettings } from '../battery-test/battery-test.schema.ts';
import { carAdvisoryMessages } from '../car-advisory/car-advisory.messages.ts';
import { carAdvisory, carAdvisorySettings } from '../car-advisory/car-advisory.schema.ts';
import type { ClubConfig } from '../club/club-config.ts';
import { contactDetailsLabels } from '../contact-details/contact-details.labels.ts';
import { contactDetailsMessages } from '../contact-details/contact-details.messages.ts';
import { contactDetails } from '../contact-details/contact-details.schema.ts';
import { contactUsLabels } from '../contact-us/contact-us.labels.ts';
import { contactUsMessages } from '../contact-us/contact-us.messages.ts';
import {
  contactSubjects,
  contactTopics,
  contactUs,
  contactUsSettings,
} from '../contact-us/contact-us.schema.ts';
import { giftCardLabels } from '../gift-card/gift-card.labels.ts';
import { giftCardMessages } from '../gift-card/gift-card.messages.ts';
import { giftCard, giftCardSettings } from '../gift-card/gift-card.schema.ts';
import { homeAdvisoryMessages } from '../home-advisory/home-advisory.messages.ts';
import { homeAdvisory, homeAdvisorySettings } from '../home-advisory/home-advisory.schema.ts';
import { type FieldRule, ticked } from '../kit/field-rule.ts';
import { type FormDefinition, fieldNames } from '../kit/form-definition.ts';
import type { FormLabels, Option } from '../kit/form-labels.ts';
import { personalInformationLabels } from '../personal-information/personal-information.labels.ts';
import { personalInformationMessages } from '../personal-information/personal-information.messages.ts';
import { personalInformation } from '../personal-information/personal-information.schema.ts';
import { priceListLabels } from '../price-list/price-list.labels.ts';
import { priceListMessages } from '../price-list/price-list.messages.ts';
import { priceList } from '../price-list/price-list.schema.ts';
import { boxMessages, fieldMessages, formMessages } from './labels.messages.ts';

/** What a form is called, with its fields and choices, for those who read what was sent. */
export interface ReadableForm extends FormLabels {
  readonly title: string;
}

/**
 * What each form, its fields and their choices are called in one language, by form id, for those who read
 * what was sent: no two fields of a form alike, and boxes with their yes and no.
 */
export function formLabels(club: ClubConfig, locale: Locale): ReadonlyMap<number, ReadableForm> {
  const t = <M extends Messages>(catalog: Catalog<M>) => translator(catalog, { locale });
  const advisory = (settings: AdvisorySettings, subjects: SubjectMessages) =>
    advisoryLabels({ t: t(advisoryMessages), subjectText: t(subjects) }, locale, settings, subjects);
  const contact = contactUsSettings(club.contactUs);
  const list = priceList(club.priceList);
  const forms: readonly (readonly [FormDefinition, FormLabels])[] = [
    [carAdvisory(club.carAdvisory), advisory(carAdvisorySettings(club.carAdvisory), carAdvisoryMessages)],
    [
      homeAdvisory(club.homeAdvisory),
      advisory(homeAdvisorySettings(club.homeAdvisory), homeAdvisoryMessages),
    ],
    [contactDetails(), contactDetailsLabels(t(contactDetailsMessages), locale)],
    ...[undefined, ...contactTopics].map(
      (topic) =>
        [
          contactUs(contact, topic),
          contactUsLabels(t(contactUsMessages), locale, contactSubjects(contact, topic)),
        ] as const,
    ),
    [personalInformation(), personalInformationLabels(t(personalInformationMessages))],
    [list, priceListLabels(t(priceListMessages), list)],
    [
      batteryTest(club.batteryTest),
      batteryTestLabels(t(batteryTestMessages), locale, batteryTestSettings(club.batteryTest)),
    ],
    [giftCard(club.giftCard), giftCardLabels(t(giftCardMessages), locale, giftCardSettings(club.giftCard))],
  ];
  return new Map(
    forms.map(([definition, labels]) => [definition.id, forReaders(definition, labels, locale)]),
  );
}

/** The same for who does not see the page: its headings, the sentences beside boxes, which boxes are ticked. */
function forReaders(
  definition: FormDefinition,
  { fields, choices }: FormLabels,
  locale: Locale,
): ReadableForm {
  const titles: Readonly<Record<string, string>> = formMessages[locale];
  const ownWords = Object.entries(fieldMessages[locale]).filter(([name]) => name in definition.fields);
  const boxText = translator(boxMessages, { locale });
  const box: readonly Option[] = [
    { value: ticked, label: boxText('ticked') },
    { value: '', label: boxText('empty') },
  ];
  const boxes = fieldNames(definition).filter((name) => isBox(definition.fields[name]));
  return {
    title: titles[definition.name] ?? definition.name,
    fields: { ...fields, ...Object.fromEntries(ownWords) },
    choices: { ...choices, ...Object.fromEntries(boxes.map((name) => [name, box])) },
  };
}

function isBox(rule: FieldRule | undefined): boolean {
  return rule?.values?.join() === ticked;
}
