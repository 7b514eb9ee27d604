'use client';

import { useClub } from '@jalon/club/react';
import { useLocale, useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { type ChangeableFormProps, changedForm } from '../../kit/change-form.ts';
import { MessageField } from '../../kit/fields/message-field.tsx';
import { PhoneField } from '../../kit/fields/phone-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { useFilePart } from '../../kit/file-part/use-file-part.ts';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import type { Answers } from '../../kit/rules/form-definition.ts';
import { advisoryAnswerDays } from '../../kit/rules/limits.ts';
import { advisoryLabels } from './advisory.labels.ts';
import { advisoryMessages } from './advisory.messages.ts';
import { type AdvisoryValues, advisoryWith } from './advisory.schema.ts';
import { type AdvisoryTopic, advisories } from './advisory-subjects.ts';

export interface AdvisoryFormProps<Values extends Answers = AdvisoryValues>
  extends ChangeableFormProps<Values> {
  /** What the question is about, which decides the subjects: a vehicle (form 1) or a home (form 2). */
  topic: AdvisoryTopic;
}

/**
 * Forms 1 and 2: a question to the club’s advisers, with its subject and a message. Renders a `form`. Suspends in a browser until it
 * has the field of files, where the club asks for photographs: the server’s HTML has it, and stays until then.
 */
export function AdvisoryForm<Values extends Answers = AdvisoryValues>({
  topic,
  ...props
}: AdvisoryFormProps<Values>) {
  const { settings: settingsOf, optionsIn, subjectMessages } = advisories[topic];
  const club = useClub();
  const options = useMemo(() => optionsIn(club), [optionsIn, club]);
  const settings = settingsOf(options);
  const files = useFilePart(settings.photos !== undefined);
  const definition = useMemo(() => advisoryWith(files?.photographs, topic, options), [topic, options, files]);
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
      {...changedForm(
        { definition, labels: fields, hints, choices, submitLabel: t('send') },
        props as ChangeableFormProps<Values>,
      )}
    >
      {props.children ?? (
        <>
          <SelectField name="question" />
          <MessageField name="textArea" />
          {files && <files.FileField name="photos" />}
          {settings.phone && <PhoneField name="phone" />}
          {settings.callTime && <SelectField name="callTime" />}
        </>
      )}
    </FormFrame>
  );
}
