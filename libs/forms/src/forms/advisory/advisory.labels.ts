import type { AdvisorySettings } from '@jalon/club';
import type { Locale, Translator } from '@jalon/i18n';
import type { FormLabels } from '../../kit/texts/form-labels.ts';
import type { advisoryMessages } from './advisory.messages.ts';
import { type AdvisoryField, callTimes } from './advisory.schema.ts';
import type { SubjectMessages } from './advisory-subjects.ts';

export interface AdvisoryTranslators {
  readonly t: Translator<typeof advisoryMessages.fr>;
  readonly subjectText: Translator<SubjectMessages['fr']>;
}

/** The labels of the fields and the subjects. */
export function advisoryLabels(
  { t, subjectText }: AdvisoryTranslators,
  locale: Locale,
  { subjects }: AdvisorySettings,
  subjectMessages: SubjectMessages,
) {
  return {
    fields: {
      question: t('subject'),
      textArea: t('message'),
      phone: t('phone'),
      callTime: t('callTime'),
      photos: t('photos'),
    },
    choices: {
      callTime: callTimes.map((value) => ({ value, label: t(value) })),
      question: subjects.map(({ value, label }) => ({
        value,
        label: label?.[locale] ?? (value in subjectMessages.fr ? subjectText(value) : value),
      })),
    },
  } satisfies FormLabels<AdvisoryField>;
}
