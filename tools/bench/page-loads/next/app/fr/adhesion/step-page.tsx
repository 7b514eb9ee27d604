'use client';

import type { Quote } from '@jalon/api-client/contract';
import type { CheckoutData, FlowStep } from '@jalon/checkout/schemas';
import { CheckoutStep, OrderSummary, useAnsweredParts } from '@jalon/checkout/steps';
import type { ReactNode } from 'react';

const links = {
  registration: '/fr/adhesion',
  address: '/fr/adhesion/adresse',
  payment: '/fr/adhesion/paiement',
  review: '/fr/adhesion/revision',
};

interface StepPageProps {
  step: FlowStep;
  answers: CheckoutData;
  quote?: Quote;
  children: ReactNode;
}

/** A step of the checkout as its README shows it. */
export function StepPage({ step, answers, quote, children }: StepPageProps) {
  const answered = useAnsweredParts('register', { data: answers, links, step });
  return (
    <CheckoutStep
      flow="register"
      step={step}
      links={links}
      summary={quote && <OrderSummary quote={quote} answered={answered} />}
    >
      {children}
    </CheckoutStep>
  );
}
