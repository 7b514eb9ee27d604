import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  endingByLinkRequest,
  endingLinkRequest,
  endingRequest,
  endingToken,
  endMembership,
  endMembershipByLink,
  getEnding,
  getEndingOfLink,
  type MembershipEnding,
  requestEndingLink,
} from '../../contract/index.ts';
import { readFields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { sessionOf } from './mock-accounts.ts';

export interface MockEndingOptions {
  /** The initial state. Default: a year paid by card, with 165 days left. */
  readonly ending?: MembershipEnding | undefined;
  /** The token of a valid link. Default `link`. */
  readonly token?: string;
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** What the end of a yearly membership paid by card would be. */
export const mockEnding: MembershipEnding = {
  state: 'ready',
  kind: 'membership',
  endsOn: '2026-11-27',
  expiresOn: '2027-05-11',
  parts: [
    {
      orderNumber: '3WDF2CH3FM',
      flow: 'register',
      period: { from: '2026-05-12', to: '2027-05-11' },
      days: 365,
      daysLeft: 165,
      amount: 8_731,
      gst: 379,
      qst: 757,
    },
  ],
  unpaid: 0,
  credit: 0,
  toBalance: 0,
  refund: 8_731,
  refunds: [
    { cents: 8_731, payment: { method: 'card', brand: 'visa', lastFour: '4242' }, isProcessing: false },
  ],
  stopped: [],
  owed: 0,
  endsMandate: false,
  isPaidByOther: false,
  isPaidElsewhere: false,
  seen: 'seen-1',
};

/** Handlers of the end of a membership, by a session and by a link, in memory. */
export function createEndingHandlers({
  ending = mockEnding,
  token = 'link',
  baseUrl = '*',
}: MockEndingOptions = {}): HttpHandler[] {
  let state = ending;
  const answer = () => HttpResponse.json({ ending: state });
  function press(seen: string) {
    if (state.state === 'ready' && seen !== state.seen) {
      return refuse({ code: 'invalid_fields', errors: { seen: 'changed' } });
    }
    state = { ...state, state: 'ended' };
    return answer();
  }
  const expired = () => refuse({ code: 'invalid_fields', errors: { token: 'expired' } });
  return [
    http.get(baseUrl + getEnding.path, ({ request, cookies }) =>
      sessionOf(request, cookies) ? answer() : refuse({ code: 'unauthenticated' }),
    ),
    http.post(baseUrl + endMembership.path, async ({ request, cookies }) => {
      if (!sessionOf(request, cookies)) return refuse({ code: 'unauthenticated' });
      const { fields, refusal } = await readFields(endingRequest, request);
      return refusal ? refuse(refusal) : press(fields.seen);
    }),
    http.post(baseUrl + requestEndingLink.path, async ({ request }) => {
      const { fields, refusal } = await readFields(endingLinkRequest, request);
      if (refusal) return refuse(refusal);
      if (/[^\da-z\s-]/i.test(fields.number)) {
        return refuse({ code: 'invalid_fields', errors: { number: 'invalid' } });
      }
      return HttpResponse.json({ status: 'success' });
    }),
    http.post(baseUrl + getEndingOfLink.path, async ({ request }) => {
      const { fields, refusal } = await readFields(endingToken, request);
      if (refusal) return refuse(refusal);
      return fields.token === token ? answer() : expired();
    }),
    http.post(baseUrl + endMembershipByLink.path, async ({ request }) => {
      const { fields, refusal } = await readFields(endingByLinkRequest, request);
      if (refusal) return refuse(refusal);
      return fields.token === token ? press(fields.seen) : expired();
    }),
  ];
}
