'use client';

import { useEffect } from 'react';
import { isForMembers } from '../flow-pages.ts';
import type { CheckoutData } from '../kit/checkout-data.ts';
import type { FlowName, FlowStep } from '../kit/flow-progress.ts';
import { useCheckout } from '../kit/store/checkout-provider.tsx';

/** The later steps whose answers a browser restores. Terms and payment are chosen with the current price. */
const restored = new Map([
  ['addMember', 'step2'],
  ['address', 'step3'],
] as const) as ReadonlyMap<FlowStep, 'step2' | 'step3'>;

/**
 * Stores the server’s answers of a flow in the browser too (`app-storage`), and restores the browser’s answers of each
 * step that the server does not have, so that visitors continue on the same device. In members' flows it restores nothing:
 * another member may use the same browser, and the server has the answers of each.
 */
export function useKeptAnswers(
  flow: FlowName,
  {
    step,
    data,
    isSaved,
  }: { readonly step: FlowStep; readonly data: CheckoutData; readonly isSaved: boolean },
): { readonly answers: CheckoutData; readonly isFromBrowser: boolean } {
  const kept = useCheckout(flow);
  const { isLoaded, change } = kept;
  const restores = !isForMembers(flow);
  useEffect(() => {
    // The steps that the server does not have stay.
    if (isLoaded && isSaved) change(flow, (before) => ({ ...(restores && before), ...data }));
  }, [isLoaded, isSaved, change, flow, data, restores]);
  if (!isLoaded || !restores) return { answers: data, isFromBrowser: false };
  if (isSaved) {
    const part = restored.get(step);
    const later = part && data[part] === undefined ? kept.data[part] : undefined;
    if (!part || !later) return { answers: data, isFromBrowser: false };
    return { answers: { ...data, [part]: later }, isFromBrowser: true };
  }
  if (kept.data.step1 === undefined) return { answers: data, isFromBrowser: false };
  // The address may select another type.
  const membership = data.step1?.membership ?? kept.data.step1.membership;
  return { answers: { ...kept.data, step1: { ...kept.data.step1, membership } }, isFromBrowser: true };
}
