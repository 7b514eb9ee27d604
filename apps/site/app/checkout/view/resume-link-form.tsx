import { checkoutDays } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { describedBy, Field } from '@jalon/ui/field';
import { TextInput } from '@jalon/ui/text-input';
import { useFetcher } from 'react-router';
import { checkoutFields, checkoutIntents } from '../checkout-post.ts';
import type { RefusedStep } from '../post-step.server.ts';
import { checkoutPageMessages } from './checkout-page.messages.ts';
import { Later } from './checkout-page.styles.ts';

const errorTexts = { invalid: 'linkInvalid', required: 'linkInvalid', tooMany: 'linkTooMany' } as const;
const controlId = 'resume-email';

export interface ResumeLinkFormProps {
  /** The address of the step. */
  action: string;
  /** The result of a plain post. */
  posted: RefusedStep['link'];
}

/** Mails a link to continue on another device. Collapsed initially, except after a post. */
export function ResumeLinkForm({ action, posted }: ResumeLinkFormProps) {
  const t = useT(checkoutPageMessages);
  const fetcher = useFetcher<RefusedStep>();
  const link = fetcher.data?.link ?? posted;
  const key = link?.error;
  const error = key && t(key in errorTexts ? errorTexts[key as keyof typeof errorTexts] : 'linkFailed');
  return (
    <Later open={link !== undefined}>
      <summary>{t('later')}</summary>
      {link?.sentTo ? (
        <Alert variant="success" title={t('linkSent', { email: link.sentTo })} announce />
      ) : (
        <fetcher.Form method="post" action={action} noValidate>
          <p>{t('laterText', { days: checkoutDays })}</p>
          <Field controlId={controlId} label={t('email')} error={error}>
            <TextInput
              id={controlId}
              name={checkoutFields.email}
              type="email"
              autoComplete="email"
              aria-describedby={describedBy(controlId, { error })}
              aria-invalid={error !== undefined}
            />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            name={checkoutFields.intent}
            value={checkoutIntents.link}
            loading={fetcher.state !== 'idle'}
          >
            {t('sendLink')}
          </Button>
        </fetcher.Form>
      )}
    </Later>
  );
}
