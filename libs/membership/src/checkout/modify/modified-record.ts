import type { CheckoutData } from '../kit/checkout-data.ts';

/**
 * The data-layer record of a changed membership: how many members are new, and which have another option. It contains no
 * names.
 */
export function modifiedRecord({ step1, step2 }: CheckoutData) {
  return {
    codeOptionAdhesion: step1?.membership?.codeOptionAdhesion,
    newMembers: (step2?.addedMembers ?? []).map(({ indOptionVR }) => ({ indOptionVR })),
    modifiedMembers: (step2?.modifiedMembers ?? []).map(({ indOptionVR }) => ({ indOptionVR })),
  };
}
