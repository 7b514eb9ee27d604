'use client';

import type { Quote } from '@jalon/api-client/contract';
import { formatAddress, formatDate, formatMonth, formatPhone } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { checkoutMessages } from '../checkout.messages.ts';
import type { CheckoutData } from '../checkout-data.ts';
import { type FlowName, type FlowProgress, type FlowStep, flowSteps } from '../flow-progress.ts';
import type { GiftStep } from '../rules/gift.schema.ts';
import { useStepLabel } from './checkout-step.tsx';
import type { AnsweredPart } from './order-summary.tsx';
import { referenceText } from './payment/reference-text.ts';
import type { StepLinks } from './step-props.ts';

export interface AnsweredPartsOptions {
  readonly data: CheckoutData;
  readonly links?: StepLinks | undefined;
  /** The current step, which is left out. */
  readonly step?: FlowStep | undefined;
  /** Steps that are not done are left out: what the address or the page chose was not answered. Default: all count. */
  readonly progress?: Partial<FlowProgress> | undefined;
  /** Without a payment, nothing is said about how it is made. */
  readonly quote?: Pick<Quote, 'payments'> | undefined;
}

/** The answers of each step of a flow as text, with links to edit them. */
export function useAnsweredParts(
  flow: FlowName,
  { data, links = {}, step: shown, progress, quote }: AnsweredPartsOptions,
): readonly AnsweredPart[] {
  const label = useStepLabel(flow);
  const words = useWords(flow);
  const steps: readonly FlowStep[] = flowSteps[flow];
  return steps.flatMap((step) => {
    const isAnswered = step !== shown && (progress === undefined || progress[step] === 'done');
    const isPaid = step !== 'payment' || quote === undefined || quote.payments.length > 0;
    const lines = isAnswered && isPaid ? words(step, data).filter((line) => line !== '') : [];
    return lines.length === 0 ? [] : [{ title: label(step), lines, href: links[step] }];
  });
}

function useWords(flow: FlowName): (step: FlowStep, data: CheckoutData) => string[] {
  const t = useT(checkoutMessages);
  const locale = useLocale();
  const delivered = ({ delivery, sendOn }: Pick<GiftStep['gift'], 'delivery' | 'sendOn'>, email: string) => {
    if (delivery === 'print') return t('deliveredPrinted');
    return sendOn
      ? t('deliveredOn', { email, date: formatDate(new Date(sendOn), locale) })
      : t('deliveredNow', { email });
  };
  return (step, { step1, step2, step3, stepPayment, step4 }) => {
    const fullName = [step1?.firstName, step1?.lastName].filter(Boolean).join(' ');
    switch (step) {
      case 'registration': {
        if (!step1) return [];
        const { membership, giver, gift, birthMonth, birthYear, email = '', phoneNumber = '' } = step1;
        return [
          membership?.name ?? '',
          giver && fullName ? t('giftFor', { recipient: fullName }) : fullName,
          birthMonth && birthYear ? `${formatMonth(Number(birthMonth), locale)} ${birthYear}` : '',
          email,
          formatPhone(phoneNumber, locale),
          ...(giver ? [t('giftFrom', { giver: `${giver.firstName} ${giver.lastName}` }), giver.email] : []),
          gift ? delivered(gift, email) : '',
        ];
      }
      case 'addMember': {
        if (!step2) return [];
        const members = [...(step2.additionalMembers ?? []), ...(step2.addedMembers ?? [])];
        if (members.length === 0) {
          // `modify-my-membership` keeps the existing members: only added ones are listed.
          return [t(flow === 'modify-my-membership' ? 'noAdded' : 'noAdditional')];
        }
        return members.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
      }
      case 'address':
        if (!step3?.address) return [];
        return formatAddress({ ...step3, street: step3.address, apartment: step3.unit }, locale);
      case 'payment': {
        if (!stepPayment?.termSelected) return [];
        const { lastFour, cardType: brand } = step4 ?? {};
        const method = stepPayment.paymentSelected ?? 'card';
        return [
          t(stepPayment.termSelected === 'monthly' ? 'monthlyTerm' : 'annualTerm'),
          lastFour
            ? referenceText({ method, brand, lastFour }, t)
            : t(method === 'bank' ? 'bankMethod' : 'cardMethod'),
          stepPayment.renewalSelected && flow !== 'gift-a-membership' ? t('renewalOn') : '',
        ];
      }
      case 'review':
        return [];
    }
  };
}
