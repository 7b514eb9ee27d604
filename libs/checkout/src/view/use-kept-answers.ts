'use client';

import { checkoutDays } from '@jalon/api-client/contract';
import { readCookie, serializeCookie, setCookie } from '@jalon/host';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isForMembers } from '../flow-pages.ts';
import { flowsStatesCookie } from '../flows-states.ts';
import { type CheckoutData, partsOfSteps, storedFlows } from '../kit/checkout-data.ts';
import { type StepAnswers, withAnswers } from '../kit/flow-answers.ts';
import { type FlowName, type FlowStep, initialProgress } from '../kit/flow-progress.ts';
import { useCheckoutStore } from '../kit/store/checkout-provider.tsx';

/** The later steps whose answers a browser restores. Terms and payment are chosen with the current price. */
const restored: ReadonlySet<FlowStep> = new Set(['addMember', 'address']);

export interface KeptAnswersOptions {
  readonly step: FlowStep;
  /** The server’s answers. */
  readonly data: CheckoutData;
  readonly isSaved: boolean;
  /** In the flows of members. */
  readonly member?: { readonly memberNumber: string } | undefined;
}

export interface KeptAnswers {
  readonly answers: CheckoutData;
  /** Whether the answers of this step are those that the browser kept. */
  readonly isFromBrowser: boolean;
  /** Keeps what is typed in this step, until it is sent. */
  readonly keep: (typed: StepAnswers) => void;
  /** The step is about to be sent: from now on, the server’s answers count. */
  readonly send: () => void;
}

/**
 * Stores the answers of a flow in the browser too (`app-storage`): those of the server, and what is typed in a step and not
 * sent yet. Restores what the server does not have, so that a reload or a closed tab loses nothing. In members' flows it
 * restores only what the same member typed: another one may use the same browser.
 */
export function useKeptAnswers(
  flow: FlowName,
  { step, data, isSaved, member }: KeptAnswersOptions,
): KeptAnswers {
  // Not `useCheckout`: what is typed here is kept without a render for each key press.
  const store = useCheckoutStore();
  const isLoaded = useStore(store, (state) => state.isLoaded);
  const { change } = store.getState();
  const owner = member?.memberNumber;
  // What the browser had when it loaded the page; later changes are typed in the page itself.
  const [found, setFound] = useState<CheckoutData>();
  if (isLoaded && found === undefined) setFound(store.getState().flows[storedFlows[flow]]);

  useEffect(() => {
    if (isLoaded && isSaved)
      change(flow, (before) => withOwner(merged(ownIn(before, flow, owner), data), owner));
  }, [isLoaded, isSaved, change, flow, data, owner]);

  const own = found && ownIn(found, flow, owner);
  const shown = own ? shownAnswers(own, { step, data, isSaved }) : undefined;
  return {
    answers: shown ?? data,
    isFromBrowser: shown !== undefined,
    keep(typed) {
      change(flow, (before) => {
        const base = { ...(shown ?? data), ...ownIn(before, flow, owner) };
        const unsent = [...new Set([...(base.unsent ?? []), step])];
        return withOwner({ ...withAnswers(base, step, typed), unsent }, owner);
      });
      markStarted(flow);
    },
    send() {
      change(flow, ({ unsent = [], ...before }) => ({
        ...before,
        unsent: unsent.filter((one) => one !== step),
      }));
    },
  };
}

/** The answers of a page whose step the browser has and the server has not; undefined if the server’s are the newest. */
function shownAnswers(
  own: CheckoutData,
  { step, data, isSaved }: Pick<KeptAnswersOptions, 'step' | 'data' | 'isSaved'>,
): CheckoutData | undefined {
  const isUnsent = own.unsent?.includes(step) ?? false;
  if (!isSaved) {
    if (own.step1 === undefined && !isUnsent) return undefined;
    // The address may select another type.
    const membership = data.step1?.membership ?? own.step1?.membership;
    return own.step1 ? { ...own, step1: { ...own.step1, membership } } : { ...data, ...own };
  }
  const [part] = partsOfSteps[step];
  const isMissing = restored.has(step) && part && data[part] === undefined && own[part] !== undefined;
  if (!isUnsent && !isMissing) return undefined;
  return { ...data, ...partsOf(own, step) };
}

/** The server’s answers, with the steps that it does not have and those that were typed since. */
function merged(own: CheckoutData, data: CheckoutData): CheckoutData {
  const typed = (own.unsent ?? []).map((step) => partsOf(own, step));
  return Object.assign({}, own, data, ...typed);
}

function partsOf(data: CheckoutData, step: FlowStep): Partial<CheckoutData> {
  return Object.fromEntries(
    partsOfSteps[step].flatMap((part) => (data[part] === undefined ? [] : [[part, data[part]]])),
  );
}

/** What a browser keeps, if this visitor may see it. */
function ownIn(data: CheckoutData, flow: FlowName, owner: string | undefined): CheckoutData {
  return !isForMembers(flow) || (owner !== undefined && data.owner === owner) ? data : {};
}

const withOwner = (data: CheckoutData, owner: string | undefined): CheckoutData =>
  owner === undefined ? data : { ...data, owner };

/**
 * Marks a flow as begun in this browser, as the server does once a step is saved: what is typed is kept until the visitor
 * leaves the checkout, and for `checkoutDays` at most.
 */
function markStarted(flow: FlowName): void {
  if (readCookie(document.cookie, flowsStatesCookie) !== undefined) return;
  const value = JSON.stringify({ [flow]: initialProgress(flow) });
  setCookie(serializeCookie({ name: flowsStatesCookie, value, maxAge: checkoutDays * 86_400 }, location));
}
