'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import type { FormDefinition } from '../kit/form-definition.ts';
import { FormFrame } from '../kit/form-frame.tsx';
import { advisoryAnswerDays } from '../kit/limits.ts';
import { MessageField } from '../kit/message-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { advisoryLabels, type SubjectMessages } from './advisory.labels.ts';
import { advisoryMessages } from './advisory.messages.ts';
import type { AdvisoryField, AdvisorySettings } from './advisory.schema.ts';

export interface AdvisoryFormProps extends ClubFormProps<AdvisoryField> {
  /** One of the forms. */
  definition: FormDefinition<AdvisoryField>;
  settings: AdvisorySettings;
  /** What each subject is called, by its value, unless the club has a label for it. */
  subjectMessages: SubjectMessages;
}

/** A question to the club's advisers: its subject and a message. Renders a `form`. */
export function AdvisoryForm({ definition, settings, subjectMessages, ...props }: AdvisoryFormProps) {
  const t = useT(advisoryMessages);
  const subjectText = useT(subjectMessages);
  const locale = useLocale();
  const { fields, choices } = advisoryLabels({ t, subjectText }, locale, settings, subjectMessages);

  return (
    <FormFrame definition={definition} labels={fields} submitLabel={t('send')} {...props}>
      <SelectField name="question" options={choices.question} />
      <MessageField
        name="textArea"
        hint={t(props.member ? 'messageHintOfMember' : 'messageHint', { days: advisoryAnswerDays })}
      />
    </FormFrame>
  );
}
