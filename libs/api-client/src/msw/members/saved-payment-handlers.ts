import type { HttpHandler } from 'msw';
import {
  createSavedPaymentPage,
  enteredParameter,
  getSavedPayment,
  getSavedPaymentPage,
  hostedPageParameter,
  hostedPageRequest,
  replaceSavedPayment,
  type SavedPayment,
  type SavedPaymentPage,
  savedPaymentRequest,
} from '../../contract/index.ts';
import { handlerAt, invalid, Refused } from '../handle.ts';

export interface MockSavedPaymentOptions {
  /** The initial state. Default: a card that renews the membership. */
  readonly savedPayment?: SavedPayment;
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** Handlers of the signed-in member’s saved card or account, in memory. The gateway’s page is skipped. */
export function createSavedPaymentHandlers({
  savedPayment = {
    isReplaceable: true,
    payment: { method: 'card', brand: 'visa', lastFour: '4242' },
    payments: [],
    isDeclined: false,
    renewsItself: true,
  },
  baseUrl = '*',
}: MockSavedPaymentOptions = {}): HttpHandler[] {
  let state = savedPayment;
  const pages = new Map<string, { payment: SavedPayment['payment']; entered: string }>();
  const on = handlerAt(baseUrl);
  return [
    on(getSavedPayment, (asked) => {
      asked.session();
      return { savedPayment: state };
    }),
    on(createSavedPaymentPage, async (asked) => {
      asked.session();
      const { method, returnPath } = await asked.fields(hostedPageRequest);
      const id = `saved-page-${pages.size + 1}`;
      const card = { method, brand: 'mastercard', lastFour: '4444' } as const;
      const entered = `secret-of-${id}`;
      pages.set(id, { entered, payment: method === 'card' ? card : { method, lastFour: '6789' } });
      const url = new URL(returnPath, asked.request.url);
      url.searchParams.set(enteredParameter, entered);
      url.searchParams.set(hostedPageParameter, id);
      return { id, url: url.href };
    }),
    on(getSavedPaymentPage, (asked) => {
      asked.session();
      const page = pages.get(asked.param('pageId'));
      if (!page) throw new Refused('not_found');
      const isTheirs = new URL(asked.request.url).searchParams.get(enteredParameter) === page.entered;
      return {
        state: 'complete',
        payment: isTheirs ? page.payment : undefined,
      } satisfies SavedPaymentPage;
    }),
    on(replaceSavedPayment, async (asked) => {
      asked.session();
      const fields = await asked.fields(savedPaymentRequest);
      const page = pages.get(fields.page);
      const payment = page?.entered === fields.entered ? page?.payment : undefined;
      if (!payment) throw invalid({ page: 'invalid' });
      if (payment.method === 'bank' && !fields.mandate) throw invalid({ mandate: 'required' });
      state = { ...state, payment, isDeclined: false };
      return { savedPayment: state };
    }),
  ];
}
