'use client';

import type { Catalog } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { useState } from 'react';
import type { FormDefinition } from '../kit/form-definition.ts';
import { FormFrame } from '../kit/form-frame.tsx';
import { advisoryAnswerDays } from '../kit/limits.ts';
import { MessageField } from '../kit/message-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { advisoryMessages } from './advisory.messages.ts';
import type { AdvisoryField, AdvisorySettings } from './advisory.schema.ts';

export interface AdvisoryFormProps extends ClubFormProps<AdvisoryField> {
  /** The rules of one of the forms. */
  rules: (settings: AdvisorySettings) => FormDefinition<AdvisoryField>;
  /** Read once. */
  settings: AdvisorySettings;
  /** What each subject is called, by its value, unless the club has a label for it. */
  subjectMessages: Catalog<Readonly<Record<string, string>>>;
}

/** A question to the club's advisers: its subject and a message. Renders a `form`. */
export function AdvisoryForm({ rules, settings, subjectMessages, ...props }: AdvisoryFormProps) {
  const t = useT(advisoryMessages);
  const subjectText = useT(subjectMessages);
  const locale = useLocale();
  const [definition] = useState(() => rules(settings));

  return (
    <FormFrame
      definition={definition}
      labels={{ question: t('subject'), textArea: t('message') }}
      submitLabel={t('send')}
      {...props}
    >
      <SelectField
        name="question"
        options={settings.subjects.map(({ value, label }) => ({
          value,
          label: label?.[locale] ?? (value in subjectMessages.fr ? subjectText(value) : value),
        }))}
      />
      <MessageField
        name="textArea"
        hint={t(props.member ? 'messageHintOfMember' : 'messageHint', { days: advisoryAnswerDays })}
      />
    </FormFrame>
  );
}
