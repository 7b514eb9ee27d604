'use client';

import type { AdvisorySettings } from '@jalon/club';
import { useLocale, useT } from '@jalon/i18n/react';
import { type ChangeableFormProps, changedForm } from '../../kit/change-form.ts';
import { MessageField } from '../../kit/fields/message-field.tsx';
import { PhoneField } from '../../kit/fields/phone-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import type { Answers, FormDefinition } from '../../kit/form-definition.ts';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import { advisoryAnswerDays } from '../../kit/rules/limits.ts';
import { advisoryLabels, type SubjectMessages } from './advisory.labels.ts';
import { advisoryMessages } from './advisory.messages.ts';
import type { AdvisoryValues } from './advisory.schema.ts';

export interface AdvisoryFormProps<Values extends Answers> extends ChangeableFormProps<Values> {
  /** The form’s definition with the club’s settings. */
  own: FormDefinition<AdvisoryValues>;
  settings: AdvisorySettings;
  /** The name of each subject, by its value, unless the club has a label for it. */
  subjectMessages: SubjectMessages;
}

/** A question to the club’s advisers: its subject and a message. Renders a `form`. */
export function AdvisoryForm<Values extends Answers>({
  own,
  settings,
  subjectMessages,
  ...props
}: AdvisoryFormProps<Values>) {
  const t = useT(advisoryMessages);
  const subjectText = useT(subjectMessages);
  const locale = useLocale();
  const { fields, choices } = advisoryLabels({ t, subjectText }, locale, settings, subjectMessages);
  const days = advisoryAnswerDays;
  const hints = settings.phone
    ? { phone: t('phoneHint', { days }) }
    : { textArea: t(props.member ? 'messageHintOfMember' : 'messageHint', { days }) };

  return (
    <FormFrame
      {...changedForm({ definition: own, labels: fields, hints, choices, submitLabel: t('send') }, props)}
    >
      {props.children ?? (
        <>
          <SelectField name="question" />
          <MessageField name="textArea" />
          {settings.phone && <PhoneField name="phone" />}
          {settings.callTime && <SelectField name="callTime" />}
        </>
      )}
    </FormFrame>
  );
}
