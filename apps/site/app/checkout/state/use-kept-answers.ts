import { useCheckout } from '@jalon/membership/checkout';
import type { CheckoutData, FlowName, FlowStep } from '@jalon/membership/checkout-schemas';
import { useEffect } from 'react';

/** The later steps whose answers a browser restores. Terms and payment are chosen with the current price. */
const restored = new Map([
  ['addMember', 'step2'],
  ['address', 'step3'],
] as const) as ReadonlyMap<FlowStep, 'step2' | 'step3'>;

/**
 * Stores the server’s answers of a flow in the browser too (`app-storage`), and restores the browser’s answers of each
 * step that the server does not have, so that visitors continue on the same device.
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
  useEffect(() => {
    // The steps that the server does not have stay.
    if (isLoaded && isSaved) change(flow, (before) => ({ ...before, ...data }));
  }, [isLoaded, isSaved, change, flow, data]);
  if (!isLoaded) return { answers: data, isFromBrowser: false };
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
