import type { Localized } from '@jalon/i18n';
import { requiredChoice, requiredMessage } from '../kit/field-rule.ts';
import type { FormDefinition } from '../kit/form-definition.ts';
import { messageMaxLength } from '../kit/limits.ts';

/** What a club may set of an advisory form. */
export interface AdvisorySettings {
  /**
   * What may be asked about; `value` is what travels and is stored, and what is shown where it has neither
   * a label nor words of ours.
   */
  readonly subjects: readonly { readonly value: string; readonly label?: Localized<string> }[];
}

export type AdvisoryField = 'question' | 'textArea';

/** What the rules of the advisory forms share: a subject and a message (forms spec §3, §5). */
export function advisory(
  { id, name }: Pick<FormDefinition, 'id' | 'name'>,
  { subjects }: AdvisorySettings,
): FormDefinition<AdvisoryField> {
  return {
    id,
    name,
    localeCodes: { fr: 'fr', en: 'en' },
    fields: {
      question: requiredChoice(subjects.map(({ value }) => value)),
      textArea: requiredMessage(messageMaxLength),
    },
    // A message may tell who writes it.
    draftFields: ['question'],
  };
}
