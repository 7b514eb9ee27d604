'use client';

import { type CallError, call, type SubmissionAccepted, submitForm } from '@jalon/api-client';
import { useLocale } from '@jalon/i18n/react';
import { type RefObject, useRef } from 'react';
import type { Answers, FormDefinition } from '../form-definition.ts';
import type { ClubFormProps } from '../form-props.ts';
import type { FieldErrorKey } from '../rules/answer.ts';
import { submissionPayload } from './payload.ts';
import type { Send } from './send.ts';

/** How a form sends: with the host’s `onSubmit`, otherwise to the API. */
export function useSend<Values extends Answers>(
  definition: FormDefinition,
  { member, onSubmit }: Pick<ClubFormProps<Values>, 'member' | 'onSubmit'>,
): {
  send: Send;
  /** The values of the pending send: the language, and with it `send`, may change meanwhile. */
  sending: RefObject<Values | undefined>;
} {
  const locale = useLocale();
  const sending = useRef<Values>(undefined);

  const send: Send = async ({ protection, ...context }) => {
    const { current: values } = sending;
    if (!values) return undefined;
    const sent = submissionPayload(definition, values, { locale, member, userAgent: navigator.userAgent });
    const payload = { ...sent, ...protection };
    if (onSubmit) return onSubmit(values, { ...context, payload });
    if (definition.id === undefined)
      throw new Error(`The form “${definition.name}” has no id and no onSubmit`);
    const result = await call(
      submitForm,
      { params: { formId: definition.id }, body: payload, idempotencyKey: context.idempotencyKey },
      context.api,
    );
    warnOfOtherSettings(definition.name, result);
    return result;
  };

  return { send, sending };
}

/** For development: the page offered a choice that its API does not accept. */
function warnOfOtherSettings(form: string, result: SubmissionAccepted | CallError): void {
  if (process.env.NODE_ENV === 'production' || result.status !== 'error') return;
  const [field] = Object.entries(result.errors).find(([, key]) => key === unknownChoice) ?? [];
  if (field === undefined) return;
  console.warn(
    `The API does not know the choice of "${field}" in the form "${form}". Do the page and the API have the same club settings? clubDifferences of @jalon/forms/schemas compares them.`,
  );
}

const unknownChoice = 'invalidChoice' satisfies FieldErrorKey;
