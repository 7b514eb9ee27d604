import { modifiedRecord, useCheckout } from '@jalon/checkout';
import type { FlowName } from '@jalon/checkout/schemas';
import { useEffect } from 'react';
import { track } from '../../consent/data-layer.ts';

/**
 * Reports a changed membership to the tag manager once, then deletes the answers of the completed flow from the browser.
 * Renders nothing.
 */
export function FlowEnd({ flow }: { flow: FlowName }) {
  const { isLoaded, data, reset } = useCheckout(flow);
  useEffect(() => {
    // After the deletion, and when the receipt is loaded again, there is nothing to report.
    if (!isLoaded || Object.keys(data).length === 0) return;
    if (flow === 'modify-my-membership' && data.step1) {
      track({ event: 'membership_change', ...modifiedRecord(data) });
    }
    reset(flow);
  }, [isLoaded, data, reset, flow]);
  return null;
}
