import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  createSavedPaymentPage,
  enteredParameter,
  getSavedPayment,
  getSavedPaymentPage,
  type HostedPageCreated,
  hostedPageParameter,
  hostedPageRequest,
  replaceSavedPayment,
  type SavedPayment,
  type SavedPaymentPage,
  savedPaymentRequest,
} from '../../contract/index.ts';
import { readFields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { sessionOf } from './mock-accounts.ts';

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
  return [
    http.get(baseUrl + getSavedPayment.path, ({ request, cookies }) =>
      sessionOf(request, cookies)
        ? HttpResponse.json({ savedPayment: state })
        : refuse({ code: 'unauthenticated' }),
    ),
    http.post(baseUrl + createSavedPaymentPage.path, async ({ request, cookies }) => {
      if (!sessionOf(request, cookies)) return refuse({ code: 'unauthenticated' });
      const { fields, refusal } = await readFields(hostedPageRequest, request);
      if (refusal) return refuse(refusal);
      const { method, returnPath } = fields;
      const id = `saved-page-${pages.size + 1}`;
      const card = { method, brand: 'mastercard', lastFour: '4444' } as const;
      const entered = `secret-of-${id}`;
      pages.set(id, { entered, payment: method === 'card' ? card : { method, lastFour: '6789' } });
      const url = new URL(returnPath, request.url);
      url.searchParams.set(enteredParameter, entered);
      url.searchParams.set(hostedPageParameter, id);
      return HttpResponse.json({ id, url: url.href } satisfies HostedPageCreated);
    }),
    http.get(baseUrl + getSavedPaymentPage.path, ({ request, cookies, params }) => {
      if (!sessionOf(request, cookies)) return refuse({ code: 'unauthenticated' });
      const page = pages.get(String(params.pageId));
      if (!page) return refuse({ code: 'not_found' });
      const isTheirs = new URL(request.url).searchParams.get(enteredParameter) === page.entered;
      const payment = isTheirs ? page.payment : undefined;
      return HttpResponse.json({ state: 'complete', payment } satisfies SavedPaymentPage);
    }),
    http.put(baseUrl + replaceSavedPayment.path, async ({ request, cookies }) => {
      if (!sessionOf(request, cookies)) return refuse({ code: 'unauthenticated' });
      const { fields, refusal } = await readFields(savedPaymentRequest, request);
      if (refusal) return refuse(refusal);
      const page = pages.get(fields.page);
      const payment = page?.entered === fields.entered ? page?.payment : undefined;
      if (!payment) return refuse({ code: 'invalid_fields', errors: { page: 'invalid' } });
      if (payment.method === 'bank' && !fields.mandate) {
        return refuse({ code: 'invalid_fields', errors: { mandate: 'required' } });
      }
      state = { ...state, payment, isDeclined: false };
      return HttpResponse.json({ savedPayment: state });
    }),
  ];
}
