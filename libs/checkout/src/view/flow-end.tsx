'use client';

import { useEffect } from 'react';
import type { CheckoutData } from '../kit/checkout-data.ts';
import type { FlowName } from '../kit/flow-progress.ts';
import { useCheckout } from '../kit/store/checkout-provider.tsx';

export interface FlowEndProps {
  flow: FlowName;
  /** Called once with what a member changed, without names, such as for a tag manager. */
  onMembershipChange?: ((change: ReturnType<typeof modifiedRecord>) => void) | undefined;
}

/** Reports a changed membership once, then deletes the answers of the completed flow from the browser. Renders nothing. */
export function FlowEnd({ flow, onMembershipChange }: FlowEndProps) {
  const { isLoaded, data, reset } = useCheckout(flow);
  useEffect(() => {
    // After the deletion, and when the receipt is loaded again, there is nothing to report.
    if (!isLoaded || Object.keys(data).length === 0) return;
    if (flow === 'modify-my-membership' && data.step1) onMembershipChange?.(modifiedRecord(data));
    reset(flow);
  }, [isLoaded, data, reset, flow, onMembershipChange]);
  return null;
}

/**
 * The data-layer record of a changed membership: the number of new members and of changed options. It contains no
 * names.
 */
function modifiedRecord({ step1, step2 }: CheckoutData) {
  return {
    codeOptionAdhesion: step1?.membership?.codeOptionAdhesion,
    newMembers: (step2?.addedMembers ?? []).map(({ indOptionVR }) => ({ indOptionVR })),
    modifiedMembers: (step2?.modifiedMembers ?? []).map(({ indOptionVR }) => ({ indOptionVR })),
  };
}
