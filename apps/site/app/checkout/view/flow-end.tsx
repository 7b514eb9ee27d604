import { modifiedRecord, useCheckout } from '@jalon/membership/checkout';
import type { FlowName } from '@jalon/membership/checkout-schemas';
import { useEffect } from 'react';
import { track } from '../../consent/data-layer.ts';

/**
 * On the receipt: tells the tag manager of a changed membership, once, then deletes the answers that the browser kept
 * (site spec §§3 and 4). Renders nothing.
 */
export function FlowEnd({ flow }: { flow: FlowName }) {
  const { isLoaded, data, reset } = useCheckout(flow);
  useEffect(() => {
    // Nothing is left after this, nor when the receipt is loaded again.
    if (!isLoaded || Object.keys(data).length === 0) return;
    if (flow === 'modify-my-membership' && data.step1) {
      track({ event: 'membership_change', ...modifiedRecord(data) });
    }
    reset(flow);
  }, [isLoaded, data, reset, flow]);
  return null;
}
