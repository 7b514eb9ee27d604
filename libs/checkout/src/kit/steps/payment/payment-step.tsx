'use client';

import type { PaymentMethod, PaymentReference, PaymentSettings } from '@jalon/api-client/contract';
import { checkoutSettings } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import {
  CheckboxField,
  FormSection,
  type PostToPage,
  RadioField,
  type SendResult,
  TextField,
} from '@jalon/forms/kit';
import { formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { declineMessages, isDeclineKey } from '@jalon/membership/payments';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { useHydrated } from '@jalon/ui/use-hydrated';
import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { checkoutMessages } from '../../checkout.messages.ts';
import { checkoutFields, checkoutIntents } from '../../checkout-post.ts';
import type { StepAnswers } from '../../flow-answers.ts';
import { paymentMessages } from '../../payment/payment.messages.ts';
import { PaymentFields, type PaymentFieldsHandle } from '../../payment/payment-fields.tsx';
import type { LoadFields } from '../../payment/payment-port.ts';
import { Stack, WithButton } from '../fields.styles.ts';
import { StepForm } from '../step-form.tsx';
import type { StepFormProps, TermQuotes } from '../step-props.ts';
import { ClubDollarsField } from './club-dollars-field.tsx';
import { NothingDue } from './nothing-due.tsx';
import { referenceText, type ShownReference } from './reference-text.ts';

export interface PaymentStepProps extends Omit<StepFormProps, 'onSubmit'> {
  /** The quotes of both terms, for their totals; a term that is not sold is missing. */
  quotes: TermQuotes;
  /** `getPaymentSettings` of the API client. */
  settings: PaymentSettings;
  /** The card or account that was entered before, for reuse. */
  reference?: ShownReference | undefined;
  /** Why the last payment was declined. */
  declined?: string | undefined;
  /** Loads the gateway’s fields. @default those of the sandbox gateway; with Stripe, `loadFields` of `@jalon/checkout/stripe` */
  loadFields?: LoadFields | undefined;
  /** Applies a promo code with what is typed so far, and shows its price. Resolves with the key of its error. */
  onApplyCode?: ((promoCode: string, typed: StepAnswers) => Promise<string | undefined>) | undefined;
  /**
   * Receives the checked answers with the gateway’s reference; without one if nothing is due, or if `reference` is
   * reused.
   */
  onSubmit?:
    | ((values: StepAnswers, payment: PaymentReference | undefined) => Promise<SendResult | PostToPage>)
    | undefined;
}

/**
 * The step of every flow with the choice of term and payment method. Numbers are typed in the gateway’s fields; without
 * a script, the gateway’s own page asks for them next. Renders a `form`.
 */
export function PaymentStep({
  quotes,
  settings,
  reference,
  declined,
  loadFields,
  onSubmit,
  onApplyCode,
  values = {},
  ...props
}: PaymentStepProps) {
  const t = useT(paymentMessages);
  const shared = useT(checkoutMessages);
  const declineText = useT(declineMessages);
  const locale = useLocale();
  const fields = useRef<PaymentFieldsHandle>(null);
  const quote = quotes.annual ?? quotes.monthly;
  const terms = (['annual', 'monthly'] as const).flatMap((term) => {
    const { priceData, payments = [] } = quotes[term] ?? {};
    // What is due in one payment, such as a change in the last month of a membership, is not paid by the month.
    const isOnce = term === 'monthly' && quotes.annual && payments.length < 2;
    if (!priceData || isOnce) return [];
    const price = (cents: number) => formatPrice(cents, locale);
    const total = price(priceData.totalYear);
    const label =
      term === 'annual'
        ? t('annualTotal', { total })
        : t('monthlyTotal', {
            total,
            first: price(priceData.firstPaymentAmount),
            month: price(priceData.totalMonth),
            later: payments.length - 1,
          });
    return [{ value: term, label }];
  });
  const isDue = quote === undefined || quote.payments.length > 0;
  const { clubDollars } = quote ?? {};
  // The giver pays for a gift, once. Without a payment, no card or account is saved for a renewal.
  const { renewalBox } = checkoutSettings(useClub().checkout);
  const mayRenew = isDue && props.flow !== 'gift-a-membership';

  const isChecked =
    typeof values.renewalSelected === 'boolean' ? values.renewalSelected : renewalBox === 'checked';

  async function submit(checked: StepAnswers): Promise<SendResult | PostToPage> {
    const { current } = fields;
    if (!current) return onSubmit?.(checked, undefined);
    const tokenised = await current.tokenise();
    if (tokenised.status === 'tokenised') return onSubmit?.(checked, tokenised.payment);
    if (tokenised.status === 'invalid') current.focus();
    const generic = tokenised.status === 'invalid' ? 'paymentInvalid' : 'paymentFailed';
    return { status: 'error', errors: { generic } };
  }

  return (
    <StepForm
      {...props}
      values={{
        paymentSelected: settings.methods[0],
        ...given(values),
        renewalSelected: isChecked,
        termSelected: terms.find(({ value }) => value === values.termSelected)?.value ?? terms[0]?.value,
        ...(!mayRenew && { renewalSelected: false }),
      }}
      onSubmit={onSubmit && submit}
      step="payment"
      labels={{
        termSelected: t('termSelected'),
        paymentSelected: t('paymentSelected'),
        renewalSelected: t('renewalSelected'),
        promoCode: t('promoCode'),
        montantDollarsCAAUtilise: t('clubDollars'),
      }}
      choices={{
        termSelected: terms,
        paymentSelected: settings.methods.map((value) => ({
          value,
          label: shared(value === 'card' ? 'cardMethod' : 'bankMethod'),
        })),
      }}
      hints={{
        renewalSelected: isChecked ? `${t('renewalUncheck')} ${t('renewalHint')}` : t('renewalHint'),
      }}
    >
      {declined && (
        <Alert variant="error" title={shared('declinedTitle')} tabIndex={-1} autoFocus announce>
          {declineText(isDeclineKey(declined) ? declined : 'declined')}
        </Alert>
      )}
      {isDue ? (
        <RadioField name="termSelected" />
      ) : (
        <input type="hidden" name="termSelected" value={terms[0]?.value} />
      )}
      <Stack>
        <PromoCode
          isOpen={Boolean(values.promoCode || props.posted?.values.promoCode || props.errors?.promoCode)}
          onApply={onApplyCode}
        />
        {clubDollars && clubDollars.maximum > 0 && <ClubDollarsField clubDollars={clubDollars} />}
      </Stack>
      {isDue ? (
        <>
          <RadioField name="paymentSelected" />
          <Numbers settings={settings} reference={reference} load={loadFields} fields={fields} />
        </>
      ) : (
        <>
          <NothingDue flow={props.flow} />
          <input type="hidden" name="paymentSelected" value={settings.methods[0]} />
        </>
      )}
      {mayRenew && <CheckboxField name="renewalSelected" />}
    </StepForm>
  );
}

/** Only answered fields, so that the others show their default choice. */
function given(values: StepAnswers): StepAnswers {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Collapsed, so that visitors without a code do not look for one. */
function PromoCode({ isOpen, onApply }: { isOpen: boolean; onApply: PaymentStepProps['onApplyCode'] }) {
  const t = useT(paymentMessages);
  const { getValues, setError, clearErrors, setFocus } = useFormContext();
  const [state, setState] = useState<'idle' | 'applying' | 'applied'>('idle');

  async function apply(event: MouseEvent) {
    if (!onApply) return;
    event.preventDefault();
    const { promoCode = '', ...typed } = getValues() as StepAnswers;
    clearErrors('promoCode');
    setState('applying');
    const error = await onApply(String(promoCode).trim(), typed);
    setState(error === undefined && promoCode !== '' ? 'applied' : 'idle');
    if (error === undefined) return;
    setError('promoCode', { type: 'server', message: error });
    setFocus('promoCode');
  }

  return (
    <details open={isOpen || undefined}>
      <summary>{t('havePromoCode')}</summary>
      <WithButton>
        <TextField name="promoCode" autoComplete="off" autoCapitalize="characters" />
        {/* Without a script it posts the form, and the page shows the new price. */}
        <Button
          type="submit"
          formNoValidate
          variant="secondary"
          name={checkoutFields.intent}
          value={checkoutIntents.price}
          loading={state === 'applying'}
          onClick={apply}
        >
          {t('apply')}
        </Button>
      </WithButton>
      <p role="status">{state === 'applied' && t('codeApplied')}</p>
    </details>
  );
}

interface NumbersProps {
  settings: PaymentSettings;
  reference: ShownReference | undefined;
  load: LoadFields | undefined;
  fields: RefObject<PaymentFieldsHandle | null>;
}

/** The gateway’s fields of the chosen method, or the card or account entered before. */
function Numbers({ settings, reference, load, fields }: NumbersProps) {
  const t = useT(paymentMessages);
  const shared = useT(checkoutMessages);
  const [wantsOther, setWantsOther] = useState(false);
  const hasScript = useHydrated();
  const method: PaymentMethod = useWatch({ name: 'paymentSelected' }) === 'bank' ? 'bank' : 'card';
  const isKnown = reference?.method === method && !wantsOther;
  return (
    // Without a script it stays as it is when another method is chosen.
    <FormSection
      title={t(hasScript ? (method === 'card' ? 'cardDetails' : 'bankDetails') : 'paymentDetails')}
    >
      {isKnown && (
        <>
          <p>{referenceText(reference, shared)}</p>
          {hasScript && (
            <div>
              <Button variant="secondary" onClick={() => setWantsOther(true)}>
                {t('useOther')}
              </Button>
            </div>
          )}
        </>
      )}
      {!isKnown &&
        (hasScript ? (
          <PaymentFields key={method} ref={fields} settings={settings} method={method} load={load} />
        ) : (
          <p>{t('fieldsLater')}</p>
        ))}
    </FormSection>
  );
}
