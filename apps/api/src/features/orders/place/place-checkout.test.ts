import { randomUUID } from 'node:crypto';
import { quoteMinutes } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  askQuote,
  card,
  attempt as checked,
  contract,
  createCheckoutStore,
  mandate,
  modifyQuote,
  press,
  registerQuote,
  setPrice,
  storedAttempt,
} from '../../../testing/checkouts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { failingTable } from '../../../testing/failing-table.ts';
import { tokens } from '../../../testing/fake-gateway.ts';
import { testMembers } from '../../../testing/members.ts';
import {
  bankCheckout,
  keep,
  makePage,
  modifyCheckout,
  read,
  save,
  stateOf,
  unpaidCheckout,
  wholeCheckout,
} from '../../../testing/saved-checkouts.ts';
import { nextCheckNow, type Started, startOrders } from '../../../testing/started-orders.ts';
import { query } from '../../../testing/test-database.ts';
import { ledgerEntries, orders, paymentAttempts } from '../orders.tables.ts';
import { orderEncryption, unsealOrder } from '../sealed-order.ts';

const member = testMembers.zoe.memberNumber;
const withCard = (token: string) => ({ ...wholeCheckout, payment: card(token) });
const isPlaced = async ({ api }: Started, id: string, state: object = { placed: expect.any(String) }) =>
  eventually(async () => expect(await stateOf(api, id)).toEqual(state));

const expire = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (quoteMinutes + 1) * 60_000 });
const raisePrice = ({ store }: Started['api']) =>
  setPrice(store.database, { typeCode: 'PLUS', term: 'yearly', cents: 17_000, validFrom: dayInQuebec() });

/** Writes the order of a checkout as a release did that kept prices in a table of their own. */
async function forgetPrice({ api: { store } }: Started, id: string): Promise<void> {
  const checkouts = createCheckoutStore(store.database, store.keys.data, { warn: () => undefined });
  await store.database.transaction(async (transaction) => {
    const kept = await checkouts.lock(transaction, id);
    if (!kept) throw new Error('The checkout was not kept');
    const order = { key: 'of-the-order', request: { quoteId: randomUUID() } } as never;
    await checkouts.write(transaction, { ...kept, state: { ...kept.state, order } });
  });
}

afterEach(() => vi.useRealTimers());

describe('a press on Pay', () => {
  it('several times at once places one order', async () => {
    const { api, db, gateway } = await startOrders();
    const saved = await keep(api);
    const answers = await Promise.all([1, 2, 3, 4].map(() => press(api, saved)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ attempt: { attemptId } }) => attemptId)).size).toBe(1);
    // Also after its page was renamed.
    const again = await press(api, saved, { returnPath: '/fr/adhesion/revision-renommee' });
    expect(again.attempt.attemptId).toBe(answers[0]?.attempt.attemptId);
    expect(gateway.calls.count).toBe(1);
    expect(await db.$count(orders)).toBe(1);
  });

  it('pays with the card of the gateway’s page', async () => {
    const started = await startOrders();
    const { api, gateway } = started;
    const saved = await keep(api, unpaidCheckout);
    const { page, entered } = await makePage(started, saved.id);
    expect((await press(api, saved, { entered })).errors).toEqual({ payment: 'required' });
    gateway.page = card();
    expect(await stateOf(api, saved.id)).toMatchObject({
      payment: { lastFour: '4242' },
      hostedPage: { id: page, state: 'complete' },
    });
    expect((await press(api, saved, { entered })).attempt.state).toBe('succeeded');
  });

  it('pays with no card that someone else typed on the gateway’s page', async () => {
    const started = await startOrders();
    const { api, gateway } = started;
    // Who has the checkout lets the page be made, and sends its address to another person, who types a card there.
    const saved = await keep(api, unpaidCheckout);
    const { page, entered } = await makePage(started, saved.id);
    gateway.page = card();
    const other = await makePage(started, (await keep(api, unpaidCheckout)).id);
    for (const guess of [undefined, other.entered, page, `${entered.slice(1)}A`]) {
      expect((await press(api, saved, { entered: guess })).errors).toEqual({ payment: 'required' });
    }
    // No call answers the secret, or the token of the page.
    expect(JSON.stringify(await read(api, saved.id))).not.toContain(entered);
    expect((await fetch(`${api.baseUrl}/api/payments/hosted-pages/${page}`)).status).toBe(404);
    expect((await fetch(`${api.baseUrl}/api/saved-payment/pages/${page}`)).status).toBe(401);
    expect(gateway.calls.count).toBe(0);
  });

  it('tells the gateway on which page the card was typed', async () => {
    const started = await startOrders();
    const { api, gateway } = started;
    const saved = await keep(api, unpaidCheckout);
    const { page, entered } = await makePage(started, saved.id);
    gateway.page = card();
    await press(api, saved, { entered });
    await press(api, await keep(api), { entered });
    expect(gateway.requests.map(({ hostedPage }) => hostedPage)).toEqual([page, undefined]);
  });

  it('with a bank account needs the mandate', async () => {
    const { api } = await startOrders();
    const saved = await keep(api, bankCheckout);
    expect((await press(api, saved)).errors).toEqual({ mandate: 'required' });
    expect(await stateOf(api, saved.id)).toMatchObject({ notPlaced: 'changed', payment: { method: 'bank' } });
    const { attempt } = await press(api, saved, { mandate });
    expect(attempt.state).toBe('processing');
    expect(await stateOf(api, saved.id)).toEqual({ placed: attempt.attemptId });
  });

  it('takes the name of the type from the club and the card from the gateway, not from the browser', async () => {
    const { api, db, gateway } = await startOrders();
    gateway.label = { method: 'card', brand: 'mastercard', lastFour: '4444' };
    const saved = await keep(api);
    const name = { fr: 'Premium à vie garanti sans frais', en: 'Premium for life' };
    const sent = { membershipNames: { PLUS: name }, membershipName: name };
    const returnPath = '/en/registration/review?tab=1';
    const { attempt } = await press(api, saved, { returnPath, ...sent });
    expect(gateway.requests).toMatchObject([
      { returnUrl: expect.stringContaining(returnPath), payment: card() },
    ]);
    const [order] = await db.select().from(orders);
    if (!order) throw new Error('No order found');
    const personal = unsealOrder(order, orderEncryption(api.store.keys.data));
    expect(personal).toMatchObject({
      membershipName: { fr: 'Évasion', en: 'Getaway' },
      payment: gateway.label,
      contract: { ...contract, ip: '127.0.0.1' },
    });
    expect(attempt.receipt?.payment).toEqual(gateway.label);
    expect(order.renewalSelected).toBe(true);
  });
});

describe('an order that is refused', () => {
  it('because the price is another one has to be reviewed again', async () => {
    const { api, gateway } = await startOrders();
    const saved = await keep(api);
    await raisePrice(api);
    expect(await press(api, saved)).toMatchObject({ status: 422, errors: { quoteId: 'changed' } });
    expect(await stateOf(api, saved.id)).toMatchObject({ notPlaced: 'changed', quote: saved.quote });
    const quote = await askQuote(api, registerQuote);
    expect(quote.id).not.toBe(saved.quote.id);
    expect((await press(api, { ...saved, quote })).attempt.state).toBe('succeeded');
    expect(gateway.calls.count).toBe(1);
  });

  it.each([
    ['the price', { step4: { promoCode: 'RIEN' } }, { promoCode: 'unknown' }],
    [
      'the order',
      { step1: { ...(wholeCheckout.data.step1 as object), email: 'x' } },
      { 'details.registration.email': 'email' },
    ],
    ['a missing choice', { step1: {} }, { codeOptionAdhesion: 'required' }],
  ])('by %s has errors at fields, until they are answered again', async (_by, data, errors) => {
    const { api, gateway, db } = await startOrders();
    const { id } = await keep(api, { ...wholeCheckout, data: { ...wholeCheckout.data, ...data } });
    const quote = await askQuote(api, registerQuote);
    const refused = await press(api, { id, quote });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, Object.keys(errors)]);
    expect((await stateOf(api, id)).errors).toEqual(refused.errors);
    expect((await stateOf(api, id)).payment).toBeDefined();
    expect((await save(api, id)).status).toBe(200);
    expect((await stateOf(api, id)).errors).toBeUndefined();
    expect((await press(api, { id, quote })).attempt.state).toBe('succeeded');
    expect(gateway.calls.count).toBe(1);
    expect(await db.$count(orders)).toBe(1);
  });

  it('because of a text that has changed is only reviewed again', async () => {
    const { api } = await startOrders();
    const saved = await keep(api);
    const old = { ...contract, version: '2020-01-01' };
    expect((await press(api, saved, { contract: old })).errors).toEqual({ contract: 'changed' });
    expect(await stateOf(api, saved.id)).toMatchObject({ notPlaced: 'changed' });
    expect((await stateOf(api, saved.id)).errors).toBeUndefined();
  });

  it('because the answers were changed during the press charges nothing', async () => {
    const started = await startOrders();
    const { api, gateway } = started;
    const saved = await keep(api, unpaidCheckout);
    const { entered } = await makePage(started, saved.id);
    const other = { ...unpaidCheckout, data: { ...unpaidCheckout.data, step3: {} } };
    gateway.hostedPage = async () => {
      await save(api, saved.id, other);
      return { state: 'complete', payment: card() };
    };
    expect((await press(api, saved, { entered })).errors).toEqual({ quoteId: 'changed' });
    expect((await read(api, saved.id)).checkout).toMatchObject({ notPlaced: 'changed', data: { step3: {} } });
    expect(gateway.calls.count).toBe(0);
  });
});

describe('a declined payment', () => {
  it('lets another card pay', async () => {
    const { api, db } = await startOrders();
    const saved = await keep(api, withCard(tokens.declined));
    const { attempt } = await press(api, saved);
    expect(attempt).toMatchObject({ state: 'declined', reason: 'insufficientFunds' });
    expect(await stateOf(api, saved.id)).toEqual({ quote: saved.quote, declined: 'insufficientFunds' });
    expect(await db.$count(ledgerEntries)).toBe(0);
    expect((await press(api, saved)).errors).toEqual({ payment: 'required' });
    const { payment: _, ...unpaid } = wholeCheckout;
    await save(api, saved.id, unpaid);
    expect((await stateOf(api, saved.id)).declined).toBe('insufficientFunds');
    await save(api, saved.id);
    expect((await stateOf(api, saved.id)).declined).toBeUndefined();
    expect((await press(api, saved)).attempt.state).toBe('succeeded');
    expect(await db.$count(paymentAttempts)).toBe(2);
  });

  it('answers each of several presses at once with the decline, or asks for another card', async () => {
    const { api, gateway } = await startOrders();
    const saved = await keep(api, withCard(tokens.declined));
    const answers = await Promise.all([1, 2, 3, 4].map(() => press(api, saved)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { errors } of refused) expect(errors).toEqual({ payment: 'required' });
    expect(await stateOf(api, saved.id)).toMatchObject({ declined: 'insufficientFunds' });
    expect(gateway.calls.count).toBe(1);
  });

  it('of a card that was entered long ago asks for it again', async () => {
    const { api } = await startOrders();
    const saved = await keep(api, withCard(tokens.neverReceived));
    const { attempt } = await press(api, saved);
    expect(attempt.state).toBe('unknown');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    expect((await checked(api, attempt.attemptId)).reason).toBe('processingError');
    expect(await stateOf(api, saved.id)).toEqual({ quote: saved.quote, declined: 'detailsExpired' });
  });

  it('that the bank returns days later leaves the order to its receipt', async () => {
    const { api, gateway, db } = await startOrders();
    const saved = await keep(api, bankCheckout);
    const { attempt } = await press(api, saved, { mandate });
    gateway.decide(attempt.attemptId, 'declined');
    await api.orders.onPaymentEvent(attempt.attemptId);
    expect((await storedAttempt(api, attempt.attemptId)).state).toBe('declined');
    expect(await db.select().from(orders)).toMatchObject([{ state: 'cancelled' }]);
    expect(await stateOf(api, saved.id)).toEqual({ placed: attempt.attemptId });
  });
});

it('a later payment changes nothing in the checkout of its order', async () => {
  const { api, gateway, url } = await startOrders();
  const stepPayment = { termSelected: 'monthly', paymentSelected: 'card' };
  const saved = await keep(api, { ...wholeCheckout, data: { ...wholeCheckout.data, stepPayment } });
  const { attempt } = await press(api, saved);
  const row = () => query(url, 'SELECT sealed, expires_at FROM checkouts');
  const before = await row();
  gateway.later = 'declined';
  await query(url, `UPDATE scheduled_payments SET next_try_on = '${dayInQuebec()}'`);
  await eventually(() => expect(gateway.chargedLater).toHaveLength(11));
  await eventually(async () =>
    expect(await query(url, 'SELECT id FROM scheduled_payments WHERE declined = 0')).toEqual([]),
  );
  expect(await row()).toEqual(before);
  expect(await stateOf(api, saved.id)).toEqual({ placed: attempt.attemptId });
});

describe('an open outcome', () => {
  it.each([
    ['succeeded', { placed: expect.any(String) }],
    ['declined', { quote: expect.anything(), declined: 'authenticationFailed' }],
  ] as const)(
    'that is then %s ends the order by an event, by a check and by the sweep',
    async (end, state) => {
      const started = await startOrders();
      const { api, gateway } = started;
      const [byEvent, byCheck, bySweep] = await Promise.all(
        [1, 2, 3].map(async () => {
          const saved = await keep(api, withCard(tokens.challenge));
          const { attempt } = await press(api, saved);
          gateway.decide(attempt.attemptId, end);
          return { ...saved, attemptId: attempt.attemptId };
        }),
      );
      await api.orders.onPaymentEvent(byEvent?.attemptId ?? '');
      expect(await stateOf(api, byEvent?.id ?? '')).toEqual(state);
      expect((await storedAttempt(api, byCheck?.attemptId ?? '')).state).toBe('challenge');
      expect((await checked(api, byCheck?.attemptId ?? '')).state).toBe(end);
      expect(await stateOf(api, byCheck?.id ?? '')).toEqual(state);
      await nextCheckNow(started);
      await isPlaced(started, bySweep?.id ?? '', state);
    },
  );

  it.each([
    ['was deleted', 'DELETE FROM checkouts'],
    ['can’t be decrypted any more', "UPDATE checkouts SET data_key = 'removed'"],
  ])('is settled although the checkout %s', async (_title, statement) => {
    const { api, gateway, url } = await startOrders();
    const saved = await keep(api, withCard(tokens.challenge));
    const { attempt } = await press(api, saved);
    await query(url, statement);
    gateway.decide(attempt.attemptId, 'succeeded');
    expect((await checked(api, attempt.attemptId)).state).toBe('succeeded');
    expect((await press(api, saved)).status).toBe(404);
  });
});

describe('a process that ends', () => {
  it('before the order is noted leaves a checkout that can be placed', async () => {
    const { api, gateway, url, db } = await startOrders();
    const saved = await keep(api);
    const goOn = await failingTable(url, 'checkouts', 'UPDATE');
    expect((await press(api, saved)).status).toBe(500);
    await goOn();
    expect((await stateOf(api, saved.id)).order).toBeUndefined();
    expect((await press(api, saved)).attempt.state).toBe('succeeded');
    expect([gateway.calls.count, await db.$count(orders)]).toEqual([1, 1]);
  });

  it('before the order is placed leaves an order that the next press places', async () => {
    const started = await startOrders();
    const { api, gateway, url, db } = started;
    const saved = await keep(api);
    const goOn = await failingTable(url, 'orders', 'INSERT');
    expect((await press(api, saved)).status).toBe(500);
    await goOn();
    // Neither reading nor saving changes it.
    expect((await stateOf(api, saved.id)).order).toEqual({});
    expect((await save(api, saved.id)).errors).toEqual({ flow: 'paymentProcessing' });
    const answers = await Promise.all([1, 2, 3].map(() => press(api, saved)));
    expect(new Set(answers.map(({ attempt }) => attempt.attemptId)).size).toBe(1);
    // Only a press that waited for the gateway has the receipt.
    const receipt = answers.map(({ attempt }) => attempt.receipt).find(Boolean);
    expect(receipt?.priceData).toEqual(saved.quote.priceData);
    expect([gateway.calls.count, await db.$count(orders)]).toEqual([1, 1]);
    await isPlaced(started, saved.id);
  });

  it.each([
    ['whose quote then expires', 'expired', async () => expire()],
    ['whose price then changes', 'changed', ({ api }: Started) => raisePrice(api)],
    ['that a former release noted', 'expired', forgetPrice],
  ] as const)('before an order is placed %s lets it be reviewed again', async (_which, reason, change) => {
    const started = await startOrders();
    const { api, gateway, url } = started;
    const saved = await keep(api);
    const goOn = await failingTable(url, 'orders', 'INSERT');
    expect((await press(api, saved)).status).toBe(500);
    await goOn();
    await change(started, saved.id);
    expect((await press(api, saved)).errors).toEqual({ quoteId: reason });
    expect(await stateOf(api, saved.id)).toMatchObject({ notPlaced: reason, payment: { lastFour: '4242' } });
    vi.useRealTimers();
    const quote = await askQuote(api, registerQuote);
    expect((await press(api, { ...saved, quote })).attempt.state).toBe('succeeded');
    expect(gateway.calls.count).toBe(1);
  });

  it.each([
    ['after the charge', tokens.succeeds, 1, { placed: expect.any(String) }],
    ['before the charge', tokens.neverReceived, 0, { quote: expect.anything(), declined: 'processingError' }],
  ] as const)('%s leaves the outcome to the sweep', async (_when, token, charges, state) => {
    const started = await startOrders();
    const { api, gateway, url } = started;
    const saved = await keep(api, withCard(token));
    const goOn = await failingTable(url, 'payment_attempts', 'UPDATE');
    expect((await press(api, saved)).status).toBe(500);
    await goOn();
    const { attempt } = await press(api, saved);
    expect(attempt.state).toBe('confirming');
    expect((await stateOf(api, saved.id)).order).toEqual({ attemptId: attempt.attemptId });
    await nextCheckNow(started);
    await isPlaced(started, saved.id, state);
    expect([gateway.calls.count, gateway.charges.size]).toEqual([1, charges]);
  });
});

describe('the checkout of a member', () => {
  it('is placed with that member’s session only', async () => {
    const { api, gateway } = await startOrders();
    const saved = await keep(api, modifyCheckout, member);
    expect(saved.quote.id).toBe((await askQuote(api, { ...modifyQuote }, member)).id);
    expect((await press(api, saved)).status).toBe(401);
    expect((await press(api, saved, { member: '1000000033' })).status).toBe(404);
    expect(await stateOf(api, saved.id)).not.toHaveProperty('order');
    const { attempt } = await press(api, saved, { member });
    expect(attempt.state).toBe('succeeded');
    expect((await read(api, saved.id, '1000000033')).status).toBe(404);
    expect((await press(api, saved)).attempt.attemptId).toBe(attempt.attemptId);
    expect(gateway.calls.count).toBe(1);
  });

  it('that was saved after the session ended is placed with a new one, and then belongs to the member', async () => {
    const { api } = await startOrders();
    const { id, quote: none } = await keep(api, modifyCheckout);
    expect(none).toBeUndefined();
    const quote = await askQuote(api, modifyQuote, member);
    const { attempt } = await press(api, { id, quote }, { member });
    expect(attempt.state).toBe('succeeded');
    expect((await read(api, id, '1000000033')).status).toBe(404);
    expect((await read(api, id, member)).checkout.placed).toBe(attempt.attemptId);
  });
});
