import { mockCard } from '@jalon/api-client/msw';
import type { LoadFields, Tokenised } from '../kit/payment/payment-port.ts';

export interface MockFieldsOptions {
  /** The result of the fields. Default: an accepted card. */
  readonly answer?: Tokenised;
  /** Whether they load. Default `ready`; `loading` never ends. */
  readonly state?: 'ready' | 'failed' | 'loading';
}

/** The fields of a gateway without a frame: a labelled box. */
export function mockFields({
  answer = { status: 'tokenised', payment: mockCard },
  state = 'ready',
}: MockFieldsOptions = {}): LoadFields {
  return async () =>
    (container, { title, onState }) => {
      const box = document.createElement('input');
      box.setAttribute('aria-label', title);
      box.readOnly = true;
      container.append(box);
      if (state !== 'loading') onState(state);
      return {
        tokenise: async () => answer,
        focus: () => box.focus(),
        unmount: () => box.remove(),
      };
    };
}
