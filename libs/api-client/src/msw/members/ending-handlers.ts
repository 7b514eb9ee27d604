import type { HttpHandler } from 'msw';
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
import { handlerAt, invalid, success } from '../handle.ts';

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
  const on = handlerAt(baseUrl);
  function press(seen: string) {
    if (state.state === 'ready' && seen !== state.seen) throw invalid({ seen: 'changed' });
    state = { ...state, state: 'ended' };
    return { ending: state };
  }
  function checkToken(given: string) {
    if (given !== token) throw invalid({ token: 'expired' });
  }
  return [
    on(getEnding, (asked) => {
      asked.session();
      return { ending: state };
    }),
    on(endMembership, async (asked) => {
      asked.session();
      return press((await asked.fields(endingRequest)).seen);
    }),
    on(requestEndingLink, async (asked) => {
      const { number } = await asked.fields(endingLinkRequest);
      if (/[^\da-z\s-]/i.test(number)) throw invalid({ number: 'invalid' });
      return success;
    }),
    on(getEndingOfLink, async (asked) => {
      checkToken((await asked.fields(endingToken)).token);
      return { ending: state };
    }),
    on(endMembershipByLink, async (asked) => {
      const { token: given, seen } = await asked.fields(endingByLinkRequest);
      checkToken(given);
      return press(seen);
    }),
  ];
}
