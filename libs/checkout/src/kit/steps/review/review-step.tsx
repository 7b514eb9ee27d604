'use client';

import type { Quote } from '@jalon/api-client/contract';
import { CheckboxField, FormSection } from '@jalon/forms/kit';
import { formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { LegalDocument } from '@jalon/membership/legal-document';
import { declineMessages, isDeclineKey } from '@jalon/membership/payments';
import { Alert } from '@jalon/ui/alert';
import { Link } from '@jalon/ui/link';
import { Fragment } from 'react';
import { checkoutMessages } from '../../checkout.messages.ts';
import type { CheckoutData } from '../../checkout-data.ts';
import { checkoutFields } from '../../checkout-post.ts';
import type { Agreements } from '../../legal/agreements.ts';
import { paymentMethodOf } from '../../payment-method.ts';
import type { QuoteNames } from '../../quote-rows.ts';
import { Part } from '../fields.styles.ts';
import { AnsweredParts } from '../order-summary.tsx';
import type { ShownReference } from '../payment/reference-text.ts';
import { StepForm } from '../step-form.tsx';
import type { StepFormProps, StepLinks } from '../step-props.ts';
import { useAnsweredParts } from '../use-answered-parts.ts';
import { QuoteChange } from './quote-change.tsx';
import { reviewMessages } from './review.messages.ts';

export interface ReviewStepProps extends Omit<StepFormProps, 'values'>, QuoteNames {
  /** The answers of all steps. */
  data: CheckoutData;
  quote: Quote;
  /** The contract and, for a bank account, the agreement: `agreementsOf` of `@jalon/checkout/schemas`. */
  agreements: Agreements;
  /** The previous quote, if its total was different. */
  before?: Quote | undefined;
  /** The path of each step. */
  links?: StepLinks | undefined;
  /** The card or account; absent if nothing is due. */
  reference?: ShownReference | undefined;
  /** The secret with which the gateway’s page led back, to be posted. */
  entered?: string | undefined;
  /** The answer to the last press was lost: the next press requests the same order. */
  isUnresolved?: boolean | undefined;
  /** Why the payment was declined. */
  declined?: string | undefined;
}

/**
 * The last step: all answers, the contract and, for a bank account, the agreement, to edit or accept. The price line by
 * line is next to it: `ReviewSummary`. Renders a `form`.
 */
export function ReviewStep({
  data,
  quote,
  agreements: { contracts, mandates },
  before,
  links = {},
  reference,
  entered,
  isUnresolved,
  declined,
  membershipName,
  ...props
}: ReviewStepProps) {
  const t = useT(reviewMessages);
  const shared = useT(checkoutMessages);
  const declineText = useT(declineMessages);
  const locale = useLocale();
  const answered = useAnsweredParts(props.flow, { data, links, quote });
  const { firstPaymentAmount, totalYear } = quote.priceData;
  const isDue = quote.payments.length > 0;
  const paymentSelected = paymentMethodOf(quote, data.stepPayment, reference);
  const submitLabel = !isDue
    ? t('confirm')
    : quote.termSelected === 'monthly'
      ? t('payFirst', { first: formatPrice(firstPaymentAmount, locale) })
      : t('pay', { total: formatPrice(totalYear, locale) });
  const first = answered.find(({ href }) => href)?.href;

  return (
    <StepForm
      {...props}
      step="review"
      paymentSelected={paymentSelected}
      submitLabel={submitLabel}
      labels={{
        englishChosen: t('frenchFirst'),
        contractAccepted: t('contract'),
        mandateAccepted: t('mandate'),
      }}
      boxTexts={{
        englishChosen: t('englishChosen'),
        contractAccepted: t('contractAccepted'),
        mandateAccepted: t('mandateAccepted'),
      }}
    >
      {isUnresolved && (
        <Alert variant="warning" announce>
          {t('unresolved')}
        </Alert>
      )}
      {declined && (
        <Alert variant="error" title={shared('declinedTitle')} announce>
          {declineText(isDeclineKey(declined) ? declined : 'declined')}
        </Alert>
      )}
      {before && <QuoteChange before={before} after={quote} membershipName={membershipName} />}
      <p>{t(isDue ? 'reviewIntro' : 'reviewIntroFree')}</p>
      <input type="hidden" name={checkoutFields.quote} value={quote.id} />
      {entered !== undefined && <input type="hidden" name={checkoutFields.entered} value={entered} />}
      {paymentSelected && <input type="hidden" name={checkoutFields.method} value={paymentSelected} />}
      <Part>
        <AnsweredParts parts={answered} heading={<h2>{shared('done')}</h2>} />
      </Part>
      <FormSection title={t('contract')}>
        {contracts.map((text) => (
          <Fragment key={text.locale}>
            <LegalDocument text={text} />
            {text.locale !== locale && <CheckboxField name="englishChosen" />}
          </Fragment>
        ))}
        <CheckboxField name="contractAccepted" />
      </FormSection>
      {mandates.length > 0 && (
        <FormSection title={t('mandate')}>
          {mandates.map((text) => (
            <LegalDocument key={text.locale} text={text} />
          ))}
          <CheckboxField name="mandateAccepted" />
        </FormSection>
      )}
      {first && (
        <p>
          <Link href={first}>{t('correct')}</Link>
        </p>
      )}
    </StepForm>
  );
}
