import type { CheckoutData } from '../kit/checkout-data.ts';

/**
 * The data-layer record of a changed membership: the number of new members and of changed options. It contains no
 * names.
 */
export function modifiedRecord({ step1, step2 }: CheckoutData) {
  return {
    codeOptionAdhesion: step1?.membership?.codeOptionAdhesion,
    newMembers: (step2?.addedMembers ?? []).map(({ indOptionVR }) => ({ indOptionVR })),
    modifiedMembers: (step2?.modifiedMembers ?? []).map(({ indOptionVR }) => ({ indOptionVR })),
  };
}
