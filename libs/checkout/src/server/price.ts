import { type CallError, call, isCallError, previewQuote } from '@jalon/api-client';
import type { Quote } from '@jalon/api-client/contract';
import type { FormErrors } from '@jalon/forms/kit/rules';
import { fieldOfError, quoteRequestOf } from '../kit/flow-answers.ts';
import { type FlowName, type FlowStep, flowSteps } from '../kit/flow-progress.ts';
import type { Draft } from './draft.ts';
import type { StepVisit } from './visit.ts';

/** Errors by the field names of the API. */
type Errors = Readonly<Record<string, string>>;

interface Price {
  readonly quote: Quote | undefined;
  /** Errors of the fields that the price depends on. */
  readonly errors: Errors;
  /** The API is unavailable. */
  readonly isAway: boolean;
}

/** The price of the answers so far; undefined before a type is chosen. Nothing is stored. */
export async function quoteOf(
  { api }: Pick<StepVisit, 'api'>,
  { flow, answers }: Pick<Draft, 'flow' | 'answers'>,
): Promise<Quote | CallError | undefined> {
  const request = quoteRequestOf(flow, answers);
  if (!request) return undefined;
  const answer = await call(previewQuote, { body: request }, api);
  return isCallError(answer) ? answer : answer.quote;
}

/** The price of the answers. A promo code that can’t be used gives an error, and the price without it. */
export async function priceOf(visit: StepVisit, draft: Draft): Promise<Price> {
  const quote = await quoteOf(visit, draft);
  if (!quote || !isCallError(quote)) return { quote, errors: {}, isAway: false };
  if (quote.httpStatus !== 422) return { quote: undefined, errors: {}, isAway: true };
  const { errors } = quote;
  if (errors.promoCode === undefined) return { quote: undefined, errors, isAway: false };
  const { promoCodeFromUrlParams: _, step4, ...answers } = draft.answers;
  const plain = await quoteOf(visit, {
    ...draft,
    answers: { ...answers, step4: { ...step4, promoCode: '' } },
  });
  return { quote: plain && !isCallError(plain) ? plain : undefined, errors, isAway: false };
}

/** The same answers with the other term, for its total. */
export function inOtherTerm({ answers, ...draft }: Draft): Draft {
  const { termSelected = 'annual' } = answers.stepPayment ?? {};
  const other = termSelected === 'annual' ? 'monthly' : 'annual';
  return { ...draft, answers: { ...answers, stepPayment: { ...answers.stepPayment, termSelected: other } } };
}

export const isNothingDue = ({ payments }: Quote): boolean => payments.length === 0;

/** The first step with a field in error; undefined if the errors concern the whole order. */
export function stepInError(flow: FlowName, errors: Errors): FlowStep | undefined {
  const steps: readonly FlowStep[] = flowSteps[flow];
  const inError = new Set(Object.keys(errors).map((name) => fieldOfError(name).step));
  return steps.find((step) => step !== 'review' && inError.has(step));
}

/** The errors of a step’s fields by the names in its form. */
export function errorsAt(step: FlowStep, errors: Errors): FormErrors | undefined {
  const places = Object.entries(errors).map(([name, key]) => ({ ...fieldOfError(name), key }));
  const here = places.filter((place) => place.step === step).map(({ field, key }) => [field, key]);
  return here.length > 0 ? Object.fromEntries(here) : undefined;
}
