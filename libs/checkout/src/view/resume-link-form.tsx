'use client';

import { checkoutDays } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { describedBy, Field } from '@jalon/ui/field';
import { TextInput } from '@jalon/ui/text-input';
import { checkoutFields, checkoutIntents } from '../kit/checkout-post.ts';
import type { RefusedStep } from './checkout-view.ts';
import { viewMessages } from './view.messages.ts';
import { Later } from './view.styles.ts';

const errorTexts = { invalid: 'linkInvalid', required: 'linkInvalid', tooMany: 'linkTooMany' } as const;
const controlId = 'resume-email';

export interface ResumeLinkFormProps {
  /** The id of the step’s form: it is posted too, so that the next page keeps what was typed. */
  form: string;
  /** The address that the visitor gave in the first step. */
  email?: string | undefined;
  /** The result of the last post. */
  link: RefusedStep['link'];
}

/** Mails a link to continue on another device. Collapsed initially, except after a post. */
export function ResumeLinkForm({ form, email, link }: ResumeLinkFormProps) {
  const t = useT(viewMessages);
  const key = link?.error;
  const error = key && t(key in errorTexts ? errorTexts[key as keyof typeof errorTexts] : 'linkFailed');
  return (
    <Later open={link !== undefined}>
      <summary>{t('later')}</summary>
      {link?.sentTo ? (
        <Alert
          variant="success"
          title={t('linkSent', { email: link.sentTo })}
          announce
          tabIndex={-1}
          autoFocus
        />
      ) : (
        <div>
          <p>{t('laterText', { days: checkoutDays })}</p>
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
        </div>
      )}
    </Later>
  );
}
