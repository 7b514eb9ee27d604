import type { Localized } from '@jalon/i18n';
import type { ClubConfig } from '../club/club-config.ts';
import { requiredMemberNumber } from '../club/member-number-rule.ts';
import { anyLine, digits, lettersAndSpaces, personName } from '../kit/alphabet.ts';
import {
  derived,
  optional,
  optionalTick,
  requiredChoice,
  requiredEmail,
  requiredMessage,
  requiredPhone,
  requiredText,
  requiredTick,
} from '../kit/field-rule.ts';
import type { FormDefinition } from '../kit/form-definition.ts';
import {
  consentTextMaxLength,
  emailMaxLength,
  extensionMaxLength,
  messageMaxLength,
  nameMaxLength,
} from '../kit/limits.ts';

/** What a visitor writes about. */
export interface ContactSubject {
  /** Travels as `subjectID`: stays when the words change. */
  readonly id: string;
  /** Its French words travel as `subject` whatever the visitor's language: they are for the club. */
  readonly label: Localized<string>;
}

/** What a club may set of the contact forms. */
export interface ContactUsSettings {
  /** Those of form 4. */
  readonly subjects: readonly ContactSubject[];
  /**
   * What names take while typed. `strict`: letters and spaces (forms spec §5); Marie-Ève and O’Brien become
   * Marie Ève and O Brien. `wide`: also hyphen, apostrophe and period.
   */
  readonly personNames: 'strict' | 'wide';
}

const autoInsurance: ContactSubject = {
  id: 'auto-insurance',
  label: { fr: 'Assurance automobile', en: 'Auto insurance' },
};
const homeInsurance: ContactSubject = {
  id: 'home-insurance',
  label: { fr: 'Assurance habitation', en: 'Home insurance' },
};
const travelInsurance: ContactSubject = {
  id: 'travel-insurance',
  label: { fr: 'Assurance voyage', en: 'Travel insurance' },
};
const accidentInsurance: ContactSubject = {
  id: 'accident-insurance',
  label: { fr: 'Assurance accident', en: 'Accident insurance' },
};

/** The spec has eleven subjects and shows none of their words (forms spec §9): these are ours. */
export const contactUsDefaults: ContactUsSettings = {
  subjects: [
    { id: 'membership', label: { fr: 'Adhésion et renouvellement', en: 'Membership and renewal' } },
    { id: 'roadside-assistance', label: { fr: 'Assistance routière', en: 'Roadside assistance' } },
    autoInsurance,
    homeInsurance,
    travelInsurance,
    { id: 'travel', label: { fr: 'Voyages et réservations', en: 'Travel and bookings' } },
    { id: 'car-advice', label: { fr: 'Conseils sur l’automobile', en: 'Car advice' } },
    { id: 'home-advice', label: { fr: 'Conseils sur l’habitation', en: 'Home advice' } },
    { id: 'website', label: { fr: 'Site Web et espace membre', en: 'Website and member area' } },
    { id: 'feedback', label: { fr: 'Compliment ou insatisfaction', en: 'Compliment or complaint' } },
    { id: 'other', label: { fr: 'Autre sujet', en: 'Another subject' } },
  ],
  personNames: 'strict',
};

/** The forms that ask for no subject, each with its own (forms spec §9). */
const topics = {
  'auto-insurance': { id: 6, subject: autoInsurance },
  'home-insurance': { id: 7, subject: homeInsurance },
  'auto-insurance-quote': { id: 8, subject: autoInsurance },
  'travel-insurance': { id: 9, subject: travelInsurance },
  'accident-insurance': { id: 10, subject: accidentInsurance },
} as const satisfies Record<string, { id: number; subject: ContactSubject }>;

export type ContactTopic = keyof typeof topics;

export const contactTopics = Object.keys(topics) as ContactTopic[];

export type ContactUsField =
  | 'subject'
  | 'memberFirstName'
  | 'memberLastName'
  | 'memberNumberBase'
  | 'email'
  | 'residentialPhone'
  | 'mobilePhone'
  | 'workPhone'
  | 'workPhonePost'
  | 'question'
  | 'consent'
  | 'promo_offer_consent'
  | 'consentText'
  | 'subjectID'
  | 'defaultSubject';

/** A club's settings over the defaults. */
export function contactUsSettings(settings?: Partial<ContactUsSettings>): ContactUsSettings {
  return { ...contactUsDefaults, ...settings };
}

/** What a message may be about: the subject of the form's topic, or those that it offers. */
export function contactSubjects(
  { subjects }: ContactUsSettings,
  topic?: ContactTopic,
): readonly ContactSubject[] {
  return topic ? [topics[topic].subject] : subjects;
}

/**
 * Contact us (forms spec §3, §5): form 4, which asks for the subject, or with a topic one of the forms 6 to
 * 10, which don't. The spec names no field for the consent itself: `consent`, as in its form 3.
 */
export function contactUs(
  settings?: Partial<ContactUsSettings>,
  topic?: ContactTopic,
  club?: Pick<ClubConfig, 'memberNumberPrefix'>,
): FormDefinition<ContactUsField> {
  const ownSettings = contactUsSettings(settings);
  const { personNames } = ownSettings;
  const name = requiredText({
    alphabet: personNames === 'wide' ? personName : lettersAndSpaces,
    maxLength: nameMaxLength,
  });
  const { id, subject: fixed } = topic ? topics[topic] : { id: 4 };
  const subjects = contactSubjects(ownSettings, topic);
  return {
    id,
    name: topic ? `contact-${topic}` : 'contact-us',
    localeCodes: { fr: 'F', en: 'A' },
    attachesMember: false,
    draftFields: fixed ? [] : ['subject'],
    fields: {
      subject: fixed ? derived(() => fixed.label.fr) : requiredChoice(subjects.map(({ label }) => label.fr)),
      memberFirstName: name,
      memberLastName: name,
      memberNumberBase: optional(requiredMemberNumber(club)),
      email: requiredEmail(emailMaxLength),
      residentialPhone: requiredPhone(),
      mobilePhone: optional(requiredPhone()),
      workPhone: optional(requiredPhone()),
      workPhonePost: optional(requiredText({ alphabet: digits, maxLength: extensionMaxLength })),
      question: requiredMessage(messageMaxLength),
      consent: requiredTick(),
      promo_offer_consent: optionalTick(),
      // The words beside both boxes as they were shown, and where the policy stands: consent is proven by them.
      consentText: requiredText({ alphabet: anyLine, maxLength: consentTextMaxLength }),
      subjectID: derived(({ subject }) => subjects.find(({ label }) => label.fr === subject)?.id ?? ''),
      defaultSubject: derived(() => fixed?.label.fr ?? ''),
    },
  };
}
