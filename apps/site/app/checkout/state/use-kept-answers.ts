import { useCheckout } from '@jalon/membership/checkout';
import type { CheckoutData, FlowName } from '@jalon/membership/checkout-schemas';
import { useEffect } from 'react';

/**
 * Stores the server’s answers of a flow in the browser too (`app-storage`), and restores the browser’s answers if the
 * server has none, so that visitors continue on the same device.
 */
export function useKeptAnswers(
  flow: FlowName,
  { data, isSaved }: { readonly data: CheckoutData; readonly isSaved: boolean },
): { readonly answers: CheckoutData; readonly isFromBrowser: boolean } {
  const kept = useCheckout(flow);
  const { isLoaded, change } = kept;
  useEffect(() => {
    if (isLoaded && isSaved) change(flow, () => data);
  }, [isLoaded, isSaved, change, flow, data]);
  const isFromBrowser = isLoaded && !isSaved && kept.data.step1 !== undefined;
  if (!isFromBrowser) return { answers: data, isFromBrowser };
  // The address may select another type.
  const membership = data.step1?.membership ?? kept.data.step1?.membership;
  return { answers: { ...kept.data, step1: { ...kept.data.step1, membership } }, isFromBrowser };
}
