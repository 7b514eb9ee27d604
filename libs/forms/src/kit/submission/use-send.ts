'use client';

import { submitForm } from '@jalon/api-client';
import { useLocale } from '@jalon/i18n/react';
import { type RefObject, useRef } from 'react';
import type { Answers, FormDefinition } from '../form-definition.ts';
import type { ClubFormProps } from '../form-props.ts';
import { submissionPayload } from './payload.ts';
import type { Send } from './send.ts';

/** How a form sends: by the host’s `onSubmit`, else to the API. */
export function useSend<Values extends Answers>(
  definition: FormDefinition,
  { member, onSubmit }: Pick<ClubFormProps<Values>, 'member' | 'onSubmit'>,
): {
  send: Send;
  /** The values of the send under way: the language, and with it `send`, may change meanwhile. */
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
    return submitForm(definition.id, payload, { ...context.api, idempotencyKey: context.idempotencyKey });
  };

  return { send, sending };
}
