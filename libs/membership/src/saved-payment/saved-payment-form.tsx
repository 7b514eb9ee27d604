'use client';

import type { SavedPayment } from '@jalon/api-client/contract';
import { merchantOf } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { formatDate, formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Checkbox } from '@jalon/ui/checkbox';
import type { ComponentPropsWithRef } from 'react';
import { mandateText, mandateVersion } from '../legal/mandate.ts';
import { LegalDocument } from '../legal-document/legal-document.tsx';
import { cardBrandName } from '../payments/card-brand.ts';
import { declineMessages } from '../payments/decline.messages.ts';
import { isDeclineKey } from '../payments/decline-keys.ts';
import { savedPaymentMessages } from './saved-payment.messages.ts';
import { Buttons, Payments, Root } from './saved-payment-form.styles.ts';
import { savedPaymentFields } from './saved-payment-post.ts';

/** A card or account that was entered on the gateway’s page. */
export interface NewPayment {
  /** The id of the page. */
  page: string;
  /** The secret with which the page led back: only the person who filled it in has it. */
  entered?: string | undefined;
  payment: NonNullable<SavedPayment['payment']>;
}

export interface SavedPaymentFormProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  saved: SavedPayment;
  /** The address that the forms post to. */
  action: string;
  /** The card or account to confirm, on the way back from the gateway’s page. */
  fresh?: NewPayment | undefined;
  /**
   * Why the last attempt failed: an error of `page` or `mandate` in `PUT /api/saved-payment`; `away` without an answer.
   */
  problem?: string | undefined;
}

/**
 * The card or account of later payments, with the way to replace it: buttons that lead to the gateway’s page, then a
 * confirmation, for a bank account with the agreement to accept. Renders a `<div>` with sections, each with an `h2`, and
 * plain forms; works without JavaScript.
 */
export function SavedPaymentForm({ saved, action, fresh, problem, ...props }: SavedPaymentFormProps) {
  const t = useT(savedPaymentMessages);
  const { isReplaceable, payment, isDeclined, renewsItself } = saved;
  if (!isReplaceable) {
    return (
      <Root {...props}>
        <p>{t('notReplaceable')}</p>
      </Root>
    );
  }
  if (fresh) {
    return (
      <Root {...props}>
        <Problem problem={problem} />
        <Confirmation saved={saved} action={action} fresh={fresh} needsMandate={problem === 'required'} />
      </Root>
    );
  }
  return (
    <Root {...props}>
      <Problem problem={problem} />
      {isDeclined && !problem && (
        <Alert variant="warning" title={t('declinedTitle')}>
          {t('declinedText')}
        </Alert>
      )}
      <section>
        <h2>{t('present')}</h2>
        {payment ? <PaymentName payment={payment} /> : <p>{t('none')}</p>}
        {renewsItself && <p>{t('renewsItself')}</p>}
      </section>
      <DuePayments payments={saved.payments} />
      <section>
        <h2>{t('replace')}</h2>
        <p>{t('replaceText')}</p>
        <form method="post" action={action}>
          <Buttons>
            {(['card', 'bank'] as const).map((method) => (
              <Button
                key={method}
                type="submit"
                variant={method === 'card' ? 'primary' : 'secondary'}
                name={savedPaymentFields.method}
                value={method}
              >
                {t(method === 'card' ? 'useCard' : 'useBank')}
              </Button>
            ))}
          </Buttons>
        </form>
      </section>
    </Root>
  );
}

function Problem({ problem }: Pick<SavedPaymentFormProps, 'problem'>) {
  const t = useT(savedPaymentMessages);
  const declineText = useT(declineMessages);
  if (problem === undefined) return null;
  const own = ownProblems.find((one) => one === problem) ?? 'away';
  return (
    <Alert variant="error" title={t('failedTitle')} announce>
      {isDeclineKey(problem) ? declineText(problem) : problem === 'required' ? t('mandateRequired') : t(own)}
    </Alert>
  );
}

const ownProblems = ['unverified', 'invalid', 'away'] as const;

interface ConfirmationProps extends Pick<SavedPaymentFormProps, 'saved' | 'action'> {
  fresh: NewPayment;
  needsMandate: boolean;
}

function Confirmation({
  saved,
  action,
  fresh: { page, entered = '', payment },
  needsMandate,
}: ConfirmationProps) {
  const t = useT(savedPaymentMessages);
  const locale = useLocale();
  const merchant = merchantOf(useClub());
  const isBank = payment.method === 'bank';
  const back = { [savedPaymentFields.page]: page, [savedPaymentFields.entered]: entered };
  return (
    <>
      <section>
        <h2>{t('fresh')}</h2>
        <PaymentName payment={payment} />
        <p>
          {t('freshText')} {saved.isDeclined && t('freshDeclined')}
        </p>
      </section>
      {!isBank && <DuePayments payments={saved.payments} />}
      <form method="post" action={`${action}?${new URLSearchParams(back)}`}>
        {Object.entries(back).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isBank && (
          <>
            <h2>{t('mandate')}</h2>
            <LegalDocument
              text={mandateText(locale, {
                merchant,
                quote: saved,
                renewalSelected: saved.renewsItself,
                isReplacement: true,
              })}
            />
            <input type="hidden" name={savedPaymentFields.mandateVersion} value={mandateVersion} />
            <Checkbox
              name={savedPaymentFields.mandateAccepted}
              label={t('mandateAccepted')}
              isRequired
              error={needsMandate ? t('mandateRequired') : undefined}
            />
          </>
        )}
        <Buttons>
          <Button type="submit">{t('confirm')}</Button>
          <Button href={action} variant="secondary">
            {t('cancel')}
          </Button>
        </Buttons>
      </form>
    </>
  );
}

function PaymentName({ payment: { method, brand, lastFour } }: Pick<NewPayment, 'payment'>) {
  const t = useT(savedPaymentMessages);
  return (
    <p>
      <strong>
        {method === 'bank' ? t('bank', { lastFour }) : t('card', { brand: cardBrandName(brand), lastFour })}
      </strong>
    </p>
  );
}

function DuePayments({ payments }: Pick<SavedPayment, 'payments'>) {
  const t = useT(savedPaymentMessages);
  const locale = useLocale();
  if (payments.length === 0) return null;
  return (
    <section>
      <h2>{t('payments')}</h2>
      <Payments>
        {payments.map(({ dueOn, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be due on one day.
          <li key={`${dueOn} ${index}`}>
            <span>{formatDate(new Date(dueOn), locale)}</span>
            <span>{formatPrice(amount, locale)}</span>
          </li>
        ))}
      </Payments>
    </section>
  );
}
