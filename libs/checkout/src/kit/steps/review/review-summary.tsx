'use client';

import { useT } from '@jalon/i18n/react';
import { checkoutMessages } from '../../checkout.messages.ts';
import { OrderLines } from '../order-summary.tsx';
import { NothingDue } from '../payment/nothing-due.tsx';
import { referenceText } from '../payment/reference-text.ts';
import type { ReviewStepProps } from './review-step.tsx';

export type ReviewSummaryProps = Pick<ReviewStepProps, 'flow' | 'quote' | 'reference' | 'membershipName'>;

/** The price line by line, and the card or account that pays it: the `summary` of the page with {@link ReviewStep}. Renders an `aside`. */
export function ReviewSummary({ flow, quote, reference, membershipName }: ReviewSummaryProps) {
  const t = useT(checkoutMessages);
  const isDue = quote.payments.length > 0;
  return (
    <OrderLines quote={quote} membershipName={membershipName}>
      {isDue ? reference && <p>{referenceText(reference, t)}</p> : <NothingDue flow={flow} />}
    </OrderLines>
  );
}
