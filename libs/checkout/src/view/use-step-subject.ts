'use client';

import type { Quote } from '@jalon/api-client/contract';
import { useLocale, useT } from '@jalon/i18n/react';
import { longDate } from '@jalon/membership/legal';
import type { CheckoutData } from '../kit/checkout-data.ts';
import type { FormView, StepPageFormProps } from './step-form-props.ts';
import { stepPageMessages } from './step-page.messages.ts';

export interface StepSubjectOptions extends Pick<StepPageFormProps, 'membershipName'> {
  /** The answers so far. */
  readonly data: CheckoutData;
  readonly quote: Quote | undefined;
}

/** What a step is about, below its heading: which membership, whose address, until when and from when. */
export function useStepSubject(
  { flow, step, member }: FormView,
  { data: { step1 }, quote, membershipName }: StepSubjectOptions,
): string | undefined {
  const t = useT(stepPageMessages);
  const locale = useLocale();
  const day = (date: string) => longDate(date.slice(0, 10), locale);
  const nameOf = (code = '') => membershipName(code);
  const recipient = [step1?.firstName, step1?.lastName].filter(Boolean).join(' ');
  switch (step) {
    case 'registration': {
      if (member) {
        const membership = nameOf(member.codeOptionAdhesion);
        const { name, expirationDate } = member;
        return membership && expirationDate
          ? `${t('about-present', { name, membership, end: day(expirationDate) })} ${t('about-change')}`
          : undefined;
      }
      const membership = nameOf(step1?.membership?.codeOptionAdhesion);
      if (!membership) return undefined;
      return t(flow === 'register' ? 'about-register' : 'about-gift', { membership });
    }
    case 'address': {
      if (flow === 'register') return t('about-address');
      return recipient ? t('about-gift-address', { recipient }) : undefined;
    }
    case 'payment':
    case 'review': {
      if (!quote) return undefined;
      const membership = nameOf(quote.codeOptionAdhesion) ?? quote.codeOptionAdhesion;
      const [from, to] = [day(quote.period.from), day(quote.period.to)];
      if (flow === 'gift-a-membership') return t('about-gift-period', { membership, recipient });
      if (!member) return t('about-period', { membership, from, to });
      const { name, expirationDate } = member;
      const period = { name, membership, from, to };
      if (flow === 'modify-my-membership') return t('about-changed', period);
      return expirationDate
        ? t('about-renewal', { ...period, end: day(expirationDate) })
        : t('about-renewal-period', period);
    }
    case 'addMember':
      return undefined;
  }
}
