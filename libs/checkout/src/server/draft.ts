import {
  type CallError,
  call,
  createCheckout,
  getCheckout,
  isCallError,
  saveCheckout,
} from '@jalon/api-client';
import type { Checkout, CheckoutRequest, CheckoutSaved } from '@jalon/api-client/contract';
import { withAddressChoices } from '../kit/address-choices.ts';
import type { CheckoutData } from '../kit/checkout-data.ts';
import { type FlowName, type FlowProgress, initialProgress } from '../kit/flow-progress.ts';
import { readCheckoutId, readFlowsStates, type StepStates } from './cookies.ts';
import type { StepVisit } from './visit.ts';

/** An unfinished checkout in one browser, with what the API knows of its order. */
export interface Draft extends Omit<Checkout, 'data' | 'progress' | 'locale'> {
  /** Absent until it is first saved. */
  readonly id?: string | undefined;
  readonly answers: CheckoutData;
  readonly progress: FlowProgress;
}

/** A checkout of the API. */
export function draftOf(id: string, { data, progress, locale: _, ...rest }: Checkout): Draft {
  return { ...rest, id, answers: data as CheckoutData, progress: wholeProgress(rest.flow, progress) };
}

/** The states of all steps of a flow; missing ones are not done. */
function wholeProgress(flow: FlowName, states: StepStates): FlowProgress {
  return { ...initialProgress(flow), ...states };
}

/** Whether a card or account was entered in this browser. What was typed on the gateway’s page needs the secret of its address. */
export const isEntered = ({ payment, hostedPage }: Draft, secret = ''): boolean =>
  payment !== undefined && (hostedPage === undefined || secret !== '');

/** A new checkout. */
export function emptyDraft(flow: FlowName): Draft {
  return { flow, answers: {}, progress: initialProgress(flow) };
}

/**
 * The browser’s draft of a flow, with the choices of the address; an empty one if there is none. The cookie `flowsStates`
 * has the completed steps.
 */
export async function readDraft(visit: StepVisit): Promise<Draft | CallError> {
  const draft = await storedDraft(visit);
  // The answers of an order that was sent stay: repeated, it must be the same request.
  if (isCallError(draft) || draft.order) return draft;
  return { ...draft, answers: withAddressChoices(draft.answers, visit.url.searchParams) };
}

async function storedDraft({ flow, cookies, api }: StepVisit): Promise<Draft | CallError> {
  const id = readCheckoutId(cookies, flow);
  if (id === undefined) return emptyDraft(flow);
  const answer = await call(getCheckout, { params: { checkoutId: id } }, api);
  if (isCallError(answer)) return answer.httpStatus === 404 ? emptyDraft(flow) : answer;
  const draft = draftOf(id, answer.checkout);
  if (draft.flow !== flow) return emptyDraft(flow);
  // After a paid order, a new one begins.
  if (draft.placed !== undefined) return { ...emptyDraft(flow), placed: draft.placed };
  return { ...draft, progress: wholeProgress(flow, readFlowsStates(cookies)[flow] ?? draft.progress) };
}

/** Whether an attempt paid this browser's checkout, and not an earlier one. */
export async function isPaidBy(visit: StepVisit, attemptId: string): Promise<boolean> {
  if (readCheckoutId(visit.cookies, visit.flow) === undefined) return false;
  const draft = await readDraft(visit);
  return !isCallError(draft) && draft.placed === attemptId;
}

/** Saves the answers on the API; answers with the id and the new price. */
export async function saveDraft(
  { id, flow, answers, progress }: Pick<Draft, 'id' | 'flow' | 'answers' | 'progress'>,
  { locale, api }: StepVisit,
  more: Pick<CheckoutRequest, 'step' | 'payment'> = {},
): Promise<CheckoutSaved | CallError> {
  const checkout: CheckoutRequest = { flow, locale, data: { ...answers }, progress, ...more };
  const replaced =
    id === undefined
      ? undefined
      : await call(saveCheckout, { params: { checkoutId: id }, body: checkout }, api);
  // It was deleted or has expired: save it with a new id.
  const isGone = replaced && isCallError(replaced) && replaced.httpStatus === 404;
  return replaced && !isGone ? replaced : call(createCheckout, { body: checkout }, api);
}
