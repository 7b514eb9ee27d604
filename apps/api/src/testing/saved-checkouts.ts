import {
  type Checkout,
  type CheckoutRequest,
  createCheckoutPage,
  enteredParameter,
  getCheckout,
  saveCheckout,
} from '@jalon/api-client/contract';
import {
  type Answer,
  at,
  bank,
  call,
  card,
  keepCheckout,
  modifyDetails,
  registerDetails,
  type Saved,
} from './checkouts.ts';
import type { FakeGateway } from './fake-gateway.ts';
import type { TestApi } from './test-api.ts';

const { registration, additionalMembers, address } = registerDetails;
const done = { registration: 'done', addMember: 'done', address: 'done', payment: 'done' } as const;

/** A checkout of the flow `register` with every answer and a card, with the price of `registerQuote`. */
export const wholeCheckout: CheckoutRequest = {
  flow: 'register',
  locale: 'fr',
  data: {
    step1: registration,
    step2: { additionalMembers },
    step3: address,
    stepCodes: {},
    stepPayment: { termSelected: 'annual', paymentSelected: 'card', renewalSelected: true },
  },
  progress: done,
  payment: card(),
};

const { payment: _, ...unpaid } = wholeCheckout;
/** The same before a card was entered. */
export const unpaidCheckout: CheckoutRequest = unpaid;

/** The same with a bank account. */
export const bankCheckout: CheckoutRequest = {
  ...wholeCheckout,
  data: { ...wholeCheckout.data, stepPayment: { termSelected: 'annual', paymentSelected: 'bank' } },
  payment: bank(),
};

/** A modification of Zoé’s membership, with the price of `modifyQuote`. */
export const modifyCheckout: CheckoutRequest = {
  flow: 'modify-my-membership',
  locale: 'fr',
  data: {
    step1: modifyDetails.registration,
    step2: { addedMembers: modifyDetails.addedMembers },
    stepPayment: { termSelected: 'annual', paymentSelected: 'card' },
  },
  progress: { registration: 'done', addMember: 'done', payment: 'done' },
  payment: card(),
};

type Api = Pick<TestApi, 'baseUrl' | 'store'>;

/** Keeps a checkout, by default the whole one; returns its id and price. */
export const keep = (api: Api, body: CheckoutRequest = wholeCheckout, member?: string): Promise<Saved> =>
  keepCheckout(api, body, member);

/** Replaces a checkout. */
export function save(
  api: Api,
  id: string,
  body: CheckoutRequest = wholeCheckout,
  member?: string,
): Promise<Answer> {
  return call(api, at(saveCheckout, id), { body, member });
}

/** The answer to a request for a checkout. */
export async function read(
  api: Api,
  id: string,
  member?: string,
): Promise<Answer & { readonly checkout: Checkout }> {
  return (await call(api, at(getCheckout, id), { member })) as Answer & { checkout: Checkout };
}

/** The payment and order of a checkout, as the API answers them. */
export async function stateOf(api: Api, id: string): Promise<Partial<Checkout>> {
  const { flow: _, locale: __, data: ___, progress: ____, ...state } = (await read(api, id)).checkout;
  return state;
}

/** Lets the gateway make a page for a checkout, and answers with its id and the secret with which it leads back. */
export async function makePage(
  { api, gateway }: { readonly api: Api; readonly gateway: FakeGateway },
  id: string,
  member?: string,
): Promise<{ readonly page: string; readonly entered: string }> {
  const body = { method: 'card', locale: 'fr', returnPath: '/fr/adhesion/paiement' };
  const answer = await call(api, at(createCheckoutPage, id), { body, member });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  const made = answer as Answer & { readonly id: string };
  const back = new URL(gateway.pages.get(made.id)?.returnPath ?? '', 'http://site.example');
  return { page: made.id, entered: back.searchParams.get(enteredParameter) ?? '' };
}
