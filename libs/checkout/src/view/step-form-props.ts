import type { Quote } from '@jalon/api-client/contract';
import type { PostToPage, SendResult } from '@jalon/forms/kit';
import type { Locale } from '@jalon/i18n';
import type { ComponentType } from 'react';
import type { CheckoutData } from '../kit/checkout-data.ts';
import type { StepAnswers } from '../kit/flow-answers.ts';
import type { LoadFields } from '../kit/payment/payment-port.ts';
import type { StepFormProps, StepLinks } from '../kit/steps/step-props.ts';
import type { ReviewView, StepView } from './checkout-view.ts';

/** A view with the form of a step. */
export type FormView = StepView | ReviewView;

/** The price of what is typed in a step. */
export interface TypedPrice {
  readonly quote?: Quote | undefined;
  /** With the other term; only on the payment step. */
  readonly otherTerm?: Quote | undefined;
  /** What is typed has no price at the moment: the price shown is that of the answers before. */
  readonly isStale?: boolean | undefined;
}

/** The props of a step’s form. */
export interface StepPageFormProps {
  view: FormView;
  /** The props that all forms of steps have. */
  form: StepFormProps;
  /** The answers so far. */
  data: CheckoutData;
  links: StepLinks;
  membershipName: (code: string, language?: Locale) => string | undefined;
  loadFields: LoadFields | undefined;
  /** The price of what is typed; empty before someone types. */
  price: TypedPrice;
  /** Applies a promo code; resolves with the key of its error. */
  applyCode: (promoCode: string, typed: StepAnswers) => Promise<string | undefined>;
  /** Posts the checked form to its page, with further fields. */
  post: (fields?: PostToPage['fields']) => Promise<SendResult | PostToPage>;
}

export type StepFormComponent = ComponentType<StepPageFormProps>;
