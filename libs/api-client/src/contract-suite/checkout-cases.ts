import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import {
  accountLinkAnswer,
  type Checkout,
  type CheckoutDone,
  type CheckoutOrder,
  type CheckoutRequest,
  type CheckoutSaved,
  checkOrderAttempt,
  checkoutAnswer,
  checkoutSaved,
  checkResumeLink,
  createAccountLink,
  createCheckout,
  deleteCheckout,
  type ErrorCode,
  getCheckout,
  getOrderAttempt,
  keepPayment,
  mailResumeLink,
  type OrderAttempt,
  orderAnswer,
  type PaymentReference,
  paymentKept,
  placeCheckout,
  previewQuote,
  quoteAnswer,
  resumeCheckout,
  type SavedCheckout,
  saveCheckout,
} from '../contract/index.ts';
import { json, readError } from './answers.ts';
import type { Case, Server } from './case.ts';
import { send } from './requests.ts';

/** The server under test, with the prices and promo codes of the demonstration club. */
export interface CheckoutTarget extends Server {
  /** Cards of its gateway, by what becomes of their payments. */
  readonly cards: Readonly<Record<'accepted' | 'declined' | 'challenged', PaymentReference>>;
  /** The contract that it accepts now. */
  readonly contract: CheckoutOrder['contract'];
}

const checkout: SavedCheckout = {
  flow: 'register',
  locale: 'fr',
  data: { step1: { firstName: 'Léa', indOptionVR: true }, step2: [{ firstName: 'Noé' }] },
  progress: { registration: 'done', addMember: 'idle' },
};
/** A checkout with every answer, but without a card. */
const whole: SavedCheckout = {
  flow: 'register',
  locale: 'fr',
  data: {
    step1: {
      greetings: 'F',
      firstName: 'Léa',
      lastName: 'Roy',
      email: 'lea.roy@example.org',
      phoneNumber: '4185550199',
      phoneNumberType: 'mobile',
      birthYear: '1984',
      birthMonth: '5',
      indOptionVR: false,
      membership: { codeOptionAdhesion: 'PLUS' },
    },
    step2: { additionalMembers: [] },
    step3: {
      address: '455 3e Avenue',
      unit: '',
      city: 'Québec',
      postalCode: 'G1L2W2',
      indAdresseNormalise: true,
    },
    stepCodes: {},
    stepPayment: { termSelected: 'annual', paymentSelected: 'card', renewalSelected: true },
  },
  progress: { registration: 'done', addMember: 'done', address: 'done', payment: 'done' },
};
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';
const success: CheckoutDone = { status: 'success' };

/** The contract of unfinished checkouts as test cases, for the API and the MSW handlers. */
export const checkoutCases: readonly Case<CheckoutTarget>[] = [
  {
    title: 'keeps a checkout under a secret id, and replaces it',
    async run(target) {
      const id = await create(target);
      match(id, /^[\w-]{22,}$/);
      notEqual(await create(target), id);
      deepEqual(await read(target, id), checkout);
      const later: SavedCheckout = {
        ...checkout,
        locale: 'en',
        data: {},
        progress: { registration: 'idle' },
      };
      const saved = await send(target, saveCheckout, id, later);
      deepEqual(checkoutSaved.parse(await json(saved)), { id });
      deepEqual(await read(target, id), later);
    },
  },
  {
    title: 'has no checkout after it was deleted, which can be repeated',
    async run(target) {
      const id = await create(target);
      for (let times = 0; times < 2; times += 1) {
        deepEqual(await json(await send(target, deleteCheckout, id)), success);
      }
      await readError(await send(target, getCheckout, id), 'not_found');
      await readError(await send(target, saveCheckout, id, checkout), 'not_found');
    },
  },
  {
    title: 'finds nothing under an id that it did not give',
    async run(target) {
      for (const id of [unknownId, 'x', '%00', '__proto__', 'a'.repeat(90)]) {
        await readError(await send(target, getCheckout, id), 'not_found');
      }
    },
  },
  {
    title: 'refuses a checkout with the numbers of a card or bank account',
    async run(target) {
      for (const data of [
        { step4: { cardNumber: '4242 4242 4242 4242' } },
        { step4: { cardDate: '12/30' } },
        { step4: [{ bank: { transit: '11000' } }] },
      ]) {
        const refused = await send(target, createCheckout, '', { ...checkout, data });
        deepEqual(await readError(refused, 'invalid_fields'), { data: 'forbidden' });
      }
    },
  },
  {
    title: 'refuses a checkout that is none',
    async run(target) {
      const bodies: readonly (readonly [unknown, ErrorCode])[] = [
        [[], 'invalid_body'],
        ['text', 'invalid_body'],
        [{ ...checkout, flow: 'other' }, 'invalid_fields'],
        [{ ...checkout, progress: { registration: 'begun' } }, 'invalid_fields'],
        [{ ...checkout, data: [] }, 'invalid_fields'],
      ];
      for (const [body, code] of bodies) {
        await readError(await send(target, createCheckout, '', body), code);
      }
    },
  },
  {
    title: 'answers the price of what it keeps, and the former one once the payment step is done',
    async run(target) {
      const { id, quote } = await keep(target, whole);
      const previewed = await send(target, previewQuote, '', {
        flow: 'register',
        codeOptionAdhesion: 'PLUS',
        termSelected: 'annual',
        indOptionVR: false,
        additionalMembers: [],
      });
      equal(quote?.id, quoteAnswer.parse(await json(previewed)).quote.id);
      deepEqual((await state(target, id)).quote, quote);
      const cheaper = { ...whole, data: { ...whole.data, step4: { promoCode: 'BIENVENUE' } } };
      const saved = checkoutSaved.parse(await json(await send(target, saveCheckout, id, cheaper)));
      notEqual(saved.quote?.id, quote?.id);
      deepEqual(await state(target, id), { quote: saved.quote, before: quote });
    },
  },
  {
    title: 'refuses what it can’t price only at the step that was answered',
    async run(target) {
      const { id } = await keep(target, whole);
      const wrong = { ...whole, data: { ...whole.data, step4: { promoCode: 'RIEN' } } };
      const refused = await send(target, saveCheckout, id, { ...wrong, step: 'payment' });
      deepEqual(await readError(refused, 'invalid_fields'), { promoCode: 'unknown' });
      deepEqual(await read(target, id), whole);
      const saved = await send(target, saveCheckout, id, { ...wrong, step: 'address' });
      deepEqual(checkoutSaved.parse(await json(saved)), { id });
      deepEqual((await read(target, id)).data, wrong.data);
    },
  },
  {
    title: 'keeps a card until another method is chosen, and answers no token',
    async run(target) {
      const { id } = await keep(target, { ...whole, payment: target.cards.accepted });
      await send(target, saveCheckout, id, whole);
      const { payment } = await state(target, id);
      deepEqual(payment, { method: 'card', brand: 'visa', lastFour: '4242' });
      const byBank = { ...whole, data: { ...whole.data, stepPayment: { paymentSelected: 'bank' } } };
      await send(target, saveCheckout, id, byBank);
      equal((await state(target, id)).payment, undefined);
    },
  },
  {
    title: 'keeps a card for whoever still reads the review, and knows no other checkout',
    async run(target) {
      const { id } = await keep(target, { ...whole, payment: target.cards.accepted });
      paymentKept.parse(await json(await send(target, keepPayment, id)));
      deepEqual((await state(target, id)).payment, { method: 'card', brand: 'visa', lastFour: '4242' });
      await readError(await send(target, keepPayment, 'unknown'), 'not_found');
    },
  },
  {
    title: 'places the order of a checkout once, which then has only its attempt',
    async run(target) {
      const saved = await keep(target, { ...whole, payment: target.cards.accepted });
      const pressed = await Promise.all([placed(target, saved), placed(target, saved)]);
      const one = pressed.find(({ state }) => state === 'succeeded');
      ok(one?.receipt);
      deepEqual(
        pressed.map(({ attemptId }) => attemptId),
        [one.attemptId, one.attemptId],
      );
      const { flow, locale } = whole;
      deepEqual(await read(target, saved.id), { flow, locale, data: {}, progress: {} });
      deepEqual(await state(target, saved.id), { placed: one.attemptId });
      await send(target, deleteCheckout, saved.id);
      equal((await placed(target, saved)).attemptId, one.attemptId);
      const late = await send(target, saveCheckout, saved.id, whole);
      deepEqual(await readError(late, 'invalid_fields'), { flow: 'paymentProcessing' });
    },
  },
  {
    title: 'places no order for another price than the one that was seen',
    async run(target) {
      const { id, quote } = await keep(target, { ...whole, payment: target.cards.accepted });
      const [price] = quote?.id.split('.') ?? [];
      for (const [seen, reason] of [
        ['another', 'changed'],
        [`${price}.another-day`, 'expired'],
      ] as const) {
        const refused = await press(target, { id, seen });
        deepEqual(await readError(refused, 'invalid_fields'), { quoteId: reason });
        equal((await state(target, id)).notPlaced, reason);
      }
      equal((await placed(target, { id, quote })).state, 'succeeded');
    },
  },
  {
    title: 'places no order without a card, or with an error at a field, until that is saved',
    async run(target) {
      const { id, quote } = await keep(target, whole);
      const unpaid = await press(target, { id, seen: quote?.id });
      deepEqual(await readError(unpaid, 'invalid_fields'), { payment: 'required' });
      deepEqual((await state(target, id)).errors, { payment: 'required' });
      const card = { payment: target.cards.accepted };
      const wrong = { ...whole, ...card, data: { ...whole.data, step4: { promoCode: 'RIEN' } } };
      await send(target, saveCheckout, id, wrong);
      equal((await state(target, id)).errors, undefined);
      const refused = await press(target, { id, seen: quote?.id });
      deepEqual(await readError(refused, 'invalid_fields'), { promoCode: 'unknown' });
      deepEqual((await state(target, id)).errors, { promoCode: 'unknown' });
      await send(target, saveCheckout, id, whole);
      equal((await placed(target, { id, quote })).state, 'succeeded');
    },
  },
  {
    title: 'asks for another card after a declined payment',
    async run(target) {
      const saved = await keep(target, { ...whole, payment: target.cards.declined });
      const { state: outcome, reason } = await placed(target, saved);
      equal(outcome, 'declined');
      deepEqual(await state(target, saved.id), { quote: saved.quote, declined: reason });
      const again = { ...whole, payment: target.cards.accepted };
      equal((await send(target, saveCheckout, saved.id, again)).status, 200);
      equal((await state(target, saved.id)).declined, undefined);
      equal((await placed(target, saved)).state, 'succeeded');
    },
  },
  {
    title: 'keeps the answers while the outcome is open, which only a check asks for',
    async run(target) {
      const saved = await keep(target, { ...whole, payment: target.cards.challenged });
      const attempt = await placed(target, saved);
      equal(attempt.state, 'challenge');
      deepEqual((await state(target, saved.id)).order, { attemptId: attempt.attemptId });
      const refused = await send(target, saveCheckout, saved.id, whole);
      deepEqual(await readError(refused, 'invalid_fields'), { flow: 'paymentProcessing' });
      const at = { id: attempt.attemptId };
      for (let times = 0; times < 2; times += 1) {
        deepEqual(await attemptOf(await send(target, getOrderAttempt, at.id)), attempt);
      }
      equal((await attemptOf(await send(target, checkOrderAttempt, at.id))).attemptId, at.id);
      await readError(await send(target, checkOrderAttempt, unknownId), 'not_found');
      await readError(await send(target, getOrderAttempt, unknownId), 'not_found');
    },
  },
  {
    title: 'places no order of a checkout that it does not have',
    async run(target) {
      await readError(await press(target, { id: unknownId, seen: 'x' }), 'not_found');
    },
  },
  {
    title: 'makes the link of a new account for the checkout that a new member has paid, and for no other',
    async run(target) {
      const saved = await keep(target, { ...whole, payment: target.cards.accepted });
      for (const id of [saved.id, unknownId]) {
        await readError(await send(target, createAccountLink, id), 'not_found');
      }
      await placed(target, saved);
      const { link } = accountLinkAnswer.parse(await json(await send(target, createAccountLink, saved.id)));
      for (const path of [link.fr, link.en]) match(path, /^\/[^?]+\?token=[\w-]+&new=$/);
    },
  },
  {
    title: 'gives the same answer to a request for a link, whether or not the checkout exists',
    async run(target) {
      for (const id of [await create(target), unknownId]) {
        const asked = await send(target, mailResumeLink, id, { email: ' lea@example.org ', locale: 'fr' });
        deepEqual(await json(asked), success);
      }
    },
  },
  {
    title: 'names the fields of a request for a link that are invalid',
    async run(target) {
      const id = await create(target);
      for (const [body, errors] of [
        [{ email: 'lea', locale: 'fr' }, { email: 'invalid' }],
        [{ email: 'a@b.example, c@d.example', locale: 'fr' }, { email: 'invalid' }],
        [{ email: 'lea@example.org', locale: 'de' }, { locale: 'invalid' }],
      ] as const) {
        const refused = await send(target, mailResumeLink, id, body);
        deepEqual(await readError(refused, 'invalid_fields'), errors);
      }
    },
  },
  {
    title: 'goes on with no checkout by a token that it did not sign',
    async run(target) {
      for (const token of ['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', '\0\ud800']) {
        for (const one of [checkResumeLink, resumeCheckout]) {
          const refused = await send(target, one, '', { token });
          deepEqual(await readError(refused, 'invalid_fields'), { token: 'expired' });
        }
      }
    },
  },
];

async function keep(target: CheckoutTarget, request: CheckoutRequest): Promise<CheckoutSaved> {
  const response = await send(target, createCheckout, '', request);
  equal(response.status, 200, await response.clone().text());
  return checkoutSaved.parse(await json(response));
}

const create = async (target: CheckoutTarget): Promise<string> => (await keep(target, checkout)).id;

async function checkoutOf(target: CheckoutTarget, id: string): Promise<Checkout> {
  return checkoutAnswer.parse(await json(await send(target, getCheckout, id))).checkout;
}

/** What was saved. */
async function read(target: CheckoutTarget, id: string): Promise<SavedCheckout> {
  const { flow, locale, data, progress } = await checkoutOf(target, id);
  return { flow, locale, data, progress };
}

/** What the server keeps besides. */
async function state(target: CheckoutTarget, id: string): Promise<Partial<Checkout>> {
  const { flow: _, locale: __, data: ___, progress: ____, ...kept } = await checkoutOf(target, id);
  return kept;
}

/** A press on Pay, with the id of the price that was seen. */
function press(
  target: CheckoutTarget,
  { id, seen }: { readonly id: string; readonly seen: string | undefined },
): Promise<Response> {
  const { contract } = target;
  const order = { quoteId: seen, locale: 'fr', returnPath: '/fr/adhesion/revision', contract };
  return send(target, placeCheckout, id, order);
}

async function placed(target: CheckoutTarget, { id, quote }: CheckoutSaved): Promise<OrderAttempt> {
  return attemptOf(await press(target, { id, seen: quote?.id }));
}

async function attemptOf(response: Response): Promise<OrderAttempt> {
  equal(response.status, 200, await response.clone().text());
  return orderAnswer.parse(await json(response)).attempt;
}
