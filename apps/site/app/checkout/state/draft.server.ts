import { type CallError, createCheckout, getCheckout, isCallError, saveCheckout } from '@jalon/api-client';
import { type FlowName, paymentReference, quote, type SavedCheckout } from '@jalon/api-client/contract';
import type { CheckoutData, FlowProgress } from '@jalon/checkout/schemas';
import { initialProgress } from '@jalon/checkout/schemas';
import type { Locale } from '@jalon/i18n';
import * as z from 'zod/mini';
import { apiFor } from '../../api.server.ts';
import type { SiteContext } from '../../site-context.server.ts';
import { readCheckoutId, readFlowsStates, type StepStates } from './checkout-cookies.ts';

/** An order that the visitor is about to place, or whose outcome is still unknown. */
const pendingOrder = z.object({
  /** Its `Idempotency-Key`: repeated presses and reloads place the same order. */
  key: z.string(),
  /** The quote that the review shows. */
  quote,
  /** The previous quote, if the price has changed since. */
  before: z.optional(quote),
  /** The name of the membership type in the contract, in both languages. */
  membershipName: z.optional(z.object({ fr: z.string(), en: z.string() })),
  /** The order may have been received. */
  sent: z.optional(z.boolean()),
  /** The language of the request: a repeated request must be the same. */
  locale: z.optional(z.enum(['fr', 'en'])),
  /** An answer has changed since, or the API refused the quote: the review requests a new one. */
  isStale: z.optional(z.boolean()),
  /** The versions of the accepted texts: a repeated request must be the same, also after a deployment. */
  versions: z.optional(z.object({ contract: z.string(), mandate: z.string() })),
  attemptId: z.optional(z.string()),
});
export type PendingOrder = z.infer<typeof pendingOrder>;

/** Data that the site stores with the answers of an unfinished checkout. */
const siteState = z.object({
  /** The member whose membership it is about. */
  memberNumber: z.optional(z.string()),
  /** The gateway’s reference to a card or bank account. */
  payment: z.optional(paymentReference),
  /** When it was entered, in milliseconds: gateways keep it only for a while. */
  paymentAt: z.optional(z.number()),
  /** The gateway’s page for this checkout. */
  hostedPage: z.optional(z.string()),
  order: z.optional(pendingOrder),
  /** Errors of the API at the fields of a step, until the step is answered again. */
  errors: z.optional(z.object({ step: z.string(), fields: z.record(z.string(), z.string()) })),
  /** The attempt that paid the order; everything else is then removed. A late press shows its receipt. */
  placed: z.optional(z.string()),
  /** Whether a link to continue elsewhere was requested: the draft stays when the browser leaves the flow. */
  linkMailed: z.optional(z.boolean()),
  /** Why the last order was not placed, until the next one or a change of an answer. */
  notPlaced: z.optional(z.enum(['expired', 'used', 'changed'])),
  /** Why the last payment was declined. */
  declined: z.optional(z.string()),
});
export type SiteState = z.infer<typeof siteState>;

/** An unfinished checkout in one browser. */
export interface Draft {
  /** Absent until it is first saved. */
  readonly id?: string | undefined;
  readonly flow: FlowName;
  readonly answers: CheckoutData;
  readonly progress: FlowProgress;
  readonly site: SiteState;
}

/** The key of the site’s own state in the saved data. */
const siteKey = 'site';

/** The draft of a saved checkout. */
export function draftOf(id: string, { flow, data, progress }: SavedCheckout): Draft {
  const { [siteKey]: site, ...answers } = data;
  return {
    id,
    flow,
    answers: answers as CheckoutData,
    progress: wholeProgress(flow, progress),
    site: siteState.safeParse(site).data ?? {},
  };
}

/** The states of all steps of a flow; missing ones are not done. */
function wholeProgress(flow: FlowName, states: StepStates): FlowProgress {
  return { ...initialProgress(flow), ...states };
}

/** A new flow. */
export function emptyDraft(flow: FlowName): Draft {
  return { flow, answers: {}, progress: initialProgress(flow), site: {} };
}

/**
 * The browser’s draft of a flow: an empty one if there is none, or the error if the API is unavailable. The cookie
 * `flowsStates` has the completed steps.
 */
export async function readDraft(
  flow: FlowName,
  { headers }: Request,
  site: SiteContext,
): Promise<Draft | CallError> {
  const cookies = headers.get('cookie');
  const id = readCheckoutId(cookies, flow);
  if (id === undefined) return emptyDraft(flow);
  const answer = await getCheckout(id, apiFor(site));
  if (isCallError(answer)) return answer.httpStatus === 404 ? emptyDraft(flow) : answer;
  const draft = draftOf(id, answer.checkout);
  if (draft.flow !== flow) return emptyDraft(flow);
  return { ...draft, progress: wholeProgress(flow, readFlowsStates(cookies)[flow] ?? draft.progress) };
}

/** Saves a draft on the API; returns it with its id. */
export async function saveDraft(
  draft: Draft,
  locale: Locale,
  site: SiteContext,
): Promise<(Draft & { readonly id: string }) | CallError> {
  const checkout: SavedCheckout = {
    flow: draft.flow,
    locale,
    data: { ...draft.answers, [siteKey]: draft.site },
    progress: draft.progress,
  };
  const replaced = draft.id === undefined ? undefined : await saveCheckout(draft.id, checkout, apiFor(site));
  // It was deleted or has expired: save it with a new id.
  const isGone = replaced && isCallError(replaced) && replaced.httpStatus === 404;
  const saved = replaced && !isGone ? replaced : await createCheckout(checkout, apiFor(site));
  return isCallError(saved) ? saved : { ...draft, id: saved.id };
}

/** Clears a draft except for the attempt that paid its order. If this fails, the draft is deleted when its retention ends. */
export async function finishDraft(
  { id, flow }: Pick<Draft, 'id' | 'flow'>,
  attemptId: string,
  { locale, site }: { readonly locale: Locale; readonly site: SiteContext },
): Promise<void> {
  const saved = await saveDraft({ ...emptyDraft(flow), id, site: { placed: attemptId } }, locale, site);
  if (isCallError(saved)) site.log.warn({ code: saved.code }, 'A finished checkout was not cleared');
}
