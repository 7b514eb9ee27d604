import type { Localized } from '@jalon/i18n';
import * as z from 'zod/mini';
import { localizedText, settingText } from '../../club/labelled-values.ts';
import type { MemberNumbers } from '../../club/member-number/member-number.ts';
import { memberNumber } from '../../club/member-number/member-number-schema.ts';
import type { FormDefinition } from '../../kit/form-definition.ts';
import { box, choice, consent } from '../../kit/rules/choice-fields.ts';
import { email, extension, phone } from '../../kit/rules/contact-fields.ts';
import { consentTextMaxLength } from '../../kit/rules/limits.ts';
import { computed } from '../../kit/rules/page-fields.ts';
import { message, name, text } from '../../kit/rules/text-fields.ts';

/** A subject of the contact forms. */
export interface ContactSubject {
  /** Sent as `subjectID`; keep it when the texts change. */
  readonly id: string;
  /** Sent as `subject` in French for both languages: the club’s staff reads it. */
  readonly label: Localized<string>;
}

const autoInsurance: ContactSubject = {
  id: 'auto-insurance',
  label: { fr: 'Assurance auto', en: 'Auto insurance' },
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

/** A club’s settings of the contact forms. */
export const contactUsSettingsSchema = z.strictObject({
  /** The subjects that form 4 offers. Default: eleven. */
  subjects: z._default(
    z.array(z.strictObject({ id: settingText, label: localizedText })).check(z.minLength(1)),
    [
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
  ),
  /**
   * The characters of names. `strict`: letters and spaces; Marie-Ève is stored as Marie Ève. `wide`:
   * also hyphen, apostrophe and period. Default `strict`.
   */
  personNames: z._default(z.enum(['strict', 'wide']), 'strict'),
  /**
   * Consent sentences of the club’s own pages, current and past, as in `consentText`: the API refuses
   * any other sentence. Default none.
   */
  consentTexts: z._default(z.array(settingText), []),
});

export type ContactUsSettings = z.infer<typeof contactUsSettingsSchema>;
export type ContactUsOptions = z.input<typeof contactUsSettingsSchema>;

/** A club’s settings over the defaults. */
export function contactUsSettings(options: ContactUsOptions = {}): ContactUsSettings {
  return contactUsSettingsSchema.parse(options);
}

/** The forms without a choice of subject: each has its own. */
const topics = {
  'auto-insurance': { id: 6, subject: autoInsurance },
  'home-insurance': { id: 7, subject: homeInsurance },
  'auto-insurance-quote': { id: 8, subject: autoInsurance },
  'travel-insurance': { id: 9, subject: travelInsurance },
  'accident-insurance': { id: 10, subject: accidentInsurance },
} as const satisfies Record<string, { id: number; subject: ContactSubject }>;

export type ContactTopic = keyof typeof topics;

export const contactTopics = Object.keys(topics) as ContactTopic[];

/** The subjects of a form: the one of its topic, or those that a visitor chooses from. */
export function contactSubjects(
  { subjects }: ContactUsSettings,
  topic?: ContactTopic,
): readonly ContactSubject[] {
  return topic ? [topics[topic].subject] : subjects;
}

/** The fields of the contact forms: names, phones and message, with a consent that must be given. */
export function contactUsSchemaOf(settings: ContactUsSettings, topic?: ContactTopic, club?: MemberNumbers) {
  const subjects = contactSubjects(settings, topic);
  const names = { names: settings.personNames };
  return z
    .object({
      subject: topic ? computed() : choice(subjects.map(({ label }) => label.fr)),
      memberFirstName: name(names),
      memberLastName: name(names),
      memberNumberBase: memberNumber({ club, optional: true }),
      email: email(),
      residentialPhone: phone(),
      mobilePhone: phone({ optional: true }),
      workPhone: phone({ optional: true }),
      workPhonePost: extension({ optional: true }),
      question: message(),
      consent: consent(),
      promo_offer_consent: box(),
      // The sentences next to both checkboxes as displayed, with the path of the policy: the proof of consent.
      consentText: text({ maxLength: consentTextMaxLength }),
      subjectID: computed(),
      defaultSubject: computed(),
    })
    .check(
      z.overwrite((values) => {
        const subject = topic ? (subjects[0]?.label.fr ?? '') : values.subject;
        const subjectID = subjects.find(({ label }) => label.fr === subject)?.id ?? '';
        return { ...values, subject, subjectID, defaultSubject: topic ? subject : '' };
      }),
    );
}

/** The schema of form 4 with the default settings. */
export const contactUsSchema = /* @__PURE__ */ contactUsSchemaOf(/* @__PURE__ */ contactUsSettings());

export type ContactUsValues = z.infer<typeof contactUsSchema>;
export type ContactUsField = keyof ContactUsValues;

/** Form 4, with a choice of subject; with a topic, one of the forms 6 to 10, without. */
export function contactUs(options?: ContactUsOptions, topic?: ContactTopic, club?: MemberNumbers) {
  return {
    id: topic ? topics[topic].id : 4,
    name: topic ? `contact-${topic}` : 'contact-us',
    localeCodes: { fr: 'F', en: 'A' },
    attachesMember: false,
    draftFields: topic ? [] : ['subject'],
    schema: contactUsSchemaOf(contactUsSettings(options), topic, club),
  } as const satisfies FormDefinition<ContactUsValues>;
}
