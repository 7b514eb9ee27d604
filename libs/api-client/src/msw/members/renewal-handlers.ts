import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  type AutomaticRenewal,
  automaticRenewalRequest,
  getAutomaticRenewal,
  setAutomaticRenewal,
} from '../../contract/index.ts';
import { readFields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { sessionOf } from './mock-accounts.ts';

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
  return [
    http.get(baseUrl + getAutomaticRenewal.path, ({ request, cookies }) =>
      sessionOf(request, cookies)
        ? HttpResponse.json({ automaticRenewal: state })
        : refuse({ code: 'unauthenticated' }),
    ),
    http.put(baseUrl + setAutomaticRenewal.path, async ({ request, cookies }) => {
      if (!sessionOf(request, cookies)) return refuse({ code: 'unauthenticated' });
      const { fields, refusal } = await readFields(automaticRenewalRequest, request);
      if (refusal) return refuse(refusal);
      const { isOn, consent } = fields;
      if (isOn && !state.isOn) {
        if (!consent) return refuse({ code: 'invalid_fields', errors: { consent: 'required' } });
        if (state.obstacle) return refuse({ code: 'invalid_fields', errors: { isOn: state.obstacle } });
      }
      state = { ...state, isOn };
      return HttpResponse.json({ automaticRenewal: state });
    }),
  ];
}
