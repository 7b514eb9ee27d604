'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { describedBy, Field } from '@jalon/ui/field';
import { TextInput } from '@jalon/ui/text-input';
import { checkoutFields, checkoutIntents } from '../kit/checkout-post.ts';
import type { RefusedStep } from './checkout-view.ts';
import { resumeLinkMessages } from './resume-link.messages.ts';

const errorTexts = { invalid: 'linkInvalid', required: 'linkInvalid', tooMany: 'linkTooMany' } as const;

export interface ResumeLinkFieldsProps {
  /** The id of the step’s form: it is posted too, so that the link and the next page have what was typed. */
  form: string;
  /** The address that the visitor gave in the first step. */
  email?: string | undefined;
  /** The result of the last post. */
  link: RefusedStep['link'];
  controlId: string;
}

/** The address that the link is mailed to, and its button. Only one at a time may be in the page. */
export function ResumeLinkFields({ form, email, link, controlId }: ResumeLinkFieldsProps) {
  const t = useT(resumeLinkMessages);
  const key = link?.error;
  const error = key && t(key in errorTexts ? errorTexts[key as keyof typeof errorTexts] : 'linkFailed');
  return (
    <>
      <Field controlId={controlId} label={t('email')} error={error}>
        <TextInput
          id={controlId}
          form={form}
          name={checkoutFields.email}
          type="email"
          autoComplete="email"
          defaultValue={email}
          aria-describedby={describedBy(controlId, { error })}
          aria-invalid={error !== undefined}
          autoFocus={error !== undefined}
        />
      </Field>
      <Button
        type="submit"
        form={form}
        formNoValidate
        variant="secondary"
        name={checkoutFields.intent}
        value={checkoutIntents.link}
      >
        {t('sendLink')}
      </Button>
    </>
  );
}
