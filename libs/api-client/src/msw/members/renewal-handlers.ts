import type { HttpHandler } from 'msw';
import {
  type AutomaticRenewal,
  automaticRenewalRequest,
  getAutomaticRenewal,
  setAutomaticRenewal,
} from '../../contract/index.ts';
import { handlerAt, invalid } from '../handle.ts';

export interface MockRenewalOptions {
  /** The initial state. Default: on, paid with a card. */
  readonly automaticRenewal?: AutomaticRenewal;
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** Handlers of the signed-in member’s automatic renewal, in memory. */
export function createRenewalHandlers({
  automaticRenewal = {
    isOn: true,
    expiresOn: '2027-08-31',
    payment: { method: 'card', brand: 'visa', lastFour: '4242' },
  },
  baseUrl = '*',
}: MockRenewalOptions = {}): HttpHandler[] {
  let state = automaticRenewal;
  const on = handlerAt(baseUrl);
  return [
    on(getAutomaticRenewal, (asked) => {
      asked.session();
      return { automaticRenewal: state };
    }),
    on(setAutomaticRenewal, async (asked) => {
      asked.session();
      const { isOn, consent } = await asked.fields(automaticRenewalRequest);
      if (isOn && !state.isOn) {
        if (!consent) throw invalid({ consent: 'required' });
        if (state.obstacle) throw invalid({ isOn: state.obstacle });
      }
      state = { ...state, isOn };
      return { automaticRenewal: state };
    }),
  ];
}
