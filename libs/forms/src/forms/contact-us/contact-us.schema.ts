import {
  type ContactSubject,
  type ContactUsOptions,
  type ContactUsSettings,
  contactUsSettings,
  insuranceSubjects,
  type MemberNumbers,
} from '@jalon/club';
import * as z from 'zod/mini';
import { fieldsIf } from '../../contact/visitor-contact.schema.ts';
import { box, choice, consent } from '../../kit/rules/choice-fields.ts';
import { email, extension, phone } from '../../kit/rules/contact-fields.ts';
import type { FormDefinition } from '../../kit/rules/form-definition.ts';
import { consentTextMaxLength, fileNumberMaxLength } from '../../kit/rules/limits.ts';
import { computed } from '../../kit/rules/page-fields.ts';
import { message, name, text } from '../../kit/rules/text-fields.ts';
import { memberNumber } from '../../member-number/member-number-schema.ts';

/** The forms without a choice of subject: each has its own. */
const topics = {
  'auto-insurance': { id: 6, subject: insuranceSubjects.auto },
  'home-insurance': { id: 7, subject: insuranceSubjects.home },
  'auto-insurance-quote': { id: 8, subject: insuranceSubjects.auto },
  'travel-insurance': { id: 9, subject: insuranceSubjects.travel },
  'accident-insurance': { id: 10, subject: insuranceSubjects.accident },
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
      ...fieldsIf(
        topic !== undefined &&
          settings.fileNumber && { fileNumber: text({ maxLength: fileNumberMaxLength, optional: true }) },
      ),
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
