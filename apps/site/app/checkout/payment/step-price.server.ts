import { isCallError } from '@jalon/api-client';
import type { Quote } from '@jalon/api-client/contract';
import { type FlowName, type FlowStep, fieldOfError, flowSteps } from '@jalon/checkout/schemas';
import type { Draft } from '../state/draft.server.ts';
import type { StepVisit } from '../step-visit.server.ts';
import { quoteOf } from './order.server.ts';

interface Price {
  readonly quote: Quote | undefined;
  /** Errors of the fields that affect the price, by their names in `POST /api/quotes`. */
  readonly errors: Readonly<Record<string, string>>;
  /** The API is unavailable. */
  readonly isAway: boolean;
}

/** The price of the answers. A promo code that can’t be used gives an error, and the price without it. */
export async function priceOf(visit: StepVisit, draft: Draft): Promise<Price> {
  const quote = await quoteOf(draft, visit.api);
  if (!quote || !isCallError(quote)) return { quote, errors: {}, isAway: false };
  if (quote.httpStatus !== 422) return { quote: undefined, errors: {}, isAway: true };
  const { errors } = quote;
  if (errors.promoCode === undefined) return { quote: undefined, errors, isAway: false };
  const { promoCodeFromUrlParams: _, step4, ...answers } = draft.answers;
  const plain = await quoteOf(
    { ...draft, answers: { ...answers, step4: { ...step4, promoCode: '' } } },
    visit.api,
  );
  return { quote: plain && !isCallError(plain) ? plain : undefined, errors, isAway: false };
}

/** The same answers with the other term, for its total. */
export function inOtherTerm({ answers, ...draft }: Draft): Draft {
  const { termSelected = 'annual' } = answers.stepPayment ?? {};
  const other = termSelected === 'annual' ? 'monthly' : 'annual';
  return { ...draft, answers: { ...answers, stepPayment: { ...answers.stepPayment, termSelected: other } } };
}

/** The first step with a field in error; undefined if the errors concern the whole order. */
export function stepInError(flow: FlowName, errors: Price['errors']): FlowStep | undefined {
  const steps: readonly FlowStep[] = flowSteps[flow];
  const inError = new Set(Object.keys(errors).map((name) => fieldOfError(name).step));
  return steps.find((step) => step !== 'review' && inError.has(step));
}

/** The errors of a step’s fields, from its price or from the order that the API rejected. */
export function errorsAt(
  step: FlowStep,
  ofPrice: Price['errors'],
  ofOrder: Draft['site']['errors'],
): Readonly<Record<string, string>> | undefined {
  const places = Object.entries(ofPrice).map(([name, key]) => ({ ...fieldOfError(name), key }));
  const here = places.filter((place) => place.step === step).map(({ field, key }) => [field, key] as const);
  const errors = { ...(ofOrder?.step === step && ofOrder.fields), ...Object.fromEntries(here) };
  return Object.keys(errors).length > 0 ? errors : undefined;
}
