import type { ContactUsSettings } from '@jalon/club';
import type { Locale, Translator } from '@jalon/i18n';
import type { FormLabels } from '../../kit/texts/form-labels.ts';
import type { contactUsMessages } from './contact-us.messages.ts';
import { type ContactTopic, type ContactUsField, contactSubjects } from './contact-us.schema.ts';

/** The settings that the texts depend on. */
export interface ContactUsTexts {
  readonly settings: ContactUsSettings;
  readonly topic?: ContactTopic | undefined;
  /** In front of a member number. */
  readonly prefix: string;
}

/** The texts of the fields and of the subjects. */
export function contactUsLabels(
  t: Translator<typeof contactUsMessages.fr>,
  locale: Locale,
  { settings, topic, prefix }: ContactUsTexts,
) {
  // Only the strict rules need an explanation.
  const isStrict = settings.personNames === 'strict';
  const subjects = contactSubjects(settings, topic);
  return {
    fields: {
      subject: t('subject'),
      memberFirstName: t('firstName'),
      memberLastName: t('lastName'),
      memberNumberBase: t('memberNumber'),
      email: t('email'),
      residentialPhone: t('residentialPhone'),
      mobilePhone: t('mobilePhone'),
      workPhone: t('workPhone'),
      workPhonePost: t('workPhonePost'),
      fileNumber: t('fileNumber'),
      question: t('question'),
      consent: t('consentLabel'),
      promo_offer_consent: t('offers'),
    },
    hints: {
      memberFirstName: isStrict && t('firstNameHint'),
      memberLastName: isStrict && t('lastNameHint'),
      memberNumberBase: t('memberNumberHint', { prefix }),
      residentialPhone: t('residentialPhoneHint'),
      question: t('questionHint'),
      promo_offer_consent: t('offersHint'),
    },
    choices: { subject: subjects.map(({ label }) => ({ value: label.fr, label: label[locale] })) },
  } satisfies FormLabels<Exclude<ContactUsField, 'consentText' | 'subjectID' | 'defaultSubject'>>;
}
