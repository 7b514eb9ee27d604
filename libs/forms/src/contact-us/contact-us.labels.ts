import type { Locale, Translator } from '@jalon/i18n';
import type { FormLabels } from '../kit/form-labels.ts';
import type { contactUsMessages } from './contact-us.messages.ts';
import type { ContactSubject, ContactUsField } from './contact-us.schema.ts';

/** What the fields and the subjects are called. */
export function contactUsLabels(
  t: Translator<typeof contactUsMessages.fr>,
  locale: Locale,
  subjects: readonly ContactSubject[],
) {
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
      question: t('question'),
      consent: t('consentLabel'),
      promo_offer_consent: t('offers'),
    },
    choices: { subject: subjects.map(({ label }) => ({ value: label.fr, label: label[locale] })) },
  } satisfies FormLabels<Exclude<ContactUsField, 'consentText' | 'subjectID' | 'defaultSubject'>>;
}
