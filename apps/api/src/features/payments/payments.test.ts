import { createCheckoutPage, hostedPageCreated, paymentSettings } from '@jalon/api-client/contract';
import { sign, signatureHeader } from '@jalon/gateway/signature';
import { sandboxSecrets, site, startSandboxGateway, type TestGateway } from '@jalon/gateway/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { attempt, bank, mandate, order, registerQuote } from '../../testing/checkouts.ts';
import { postJson } from '../../testing/post-json.ts';
import { keep, stateOf, unpaidCheckout } from '../../testing/saved-checkouts.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

let gateway: TestGateway;
let api: TestApi;

async function start() {
  const made = await startSandboxGateway({ eventsUrl: () => `${started.baseUrl}/api/payments/events` });
  const origins = { SITE_URL: site, ALLOWED_ORIGINS: 'http://localhost:4000' };
  const started = await startApi({ SEED_DEMONSTRATION: 'on', SANDBOX_GATEWAY_URL: made.origin, ...origins });
  [gateway, api] = [made, started];
  return async () => {
    await made.close();
    await started.close();
  };
}

let stop: () => Promise<void>;
beforeAll(async () => {
  stop = await start();
});
afterAll(() => stop());

/** An API of its own, for a test that stops its gateway. */
async function startAnother(): Promise<void> {
  const shared = { gateway, api };
  const stopThis = await start();
  onTestFinished(async () => {
    ({ gateway, api } = shared);
    await stopThis();
  });
}

async function post(path: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await postJson(api.baseUrl + path, body, headers);
  return { status: response.status, body: await response.json() };
}

const event = JSON.stringify({
  id: 'evt_1',
  type: 'charge.succeeded',
  created: 1,
  attempt: 'unknown-attempt',
});
const signed = (body: string) => ({
  [signatureHeader]: sign(body, sandboxSecrets.webhookSecret, Date.now()),
});

describe('the payment gateway, for a browser', () => {
  it('is named without its secrets', async () => {
    const settings = await (await fetch(`${api.baseUrl}/api/payments/settings`)).json();
    expect(paymentSettings.parse(settings)).toEqual({
      gateway: 'sandbox',
      methods: ['card', 'bank'],
      origin: gateway.origin,
    });
    expect(JSON.stringify(settings)).not.toContain(sandboxSecrets.key);
  });

  /** A page of the gateway for a new checkout. */
  async function pageOf(changes: object = {}, headers: Readonly<Record<string, string>> = {}) {
    const { id } = await keep(api, unpaidCheckout);
    const request = { method: 'card', locale: 'fr', returnPath: '/fr/adhesion/paiement', ...changes };
    const path = createCheckoutPage.path.replace(':checkoutId', id);
    return { checkoutId: id, ...(await post(path, JSON.stringify(request), headers)) };
  }
  const submit = (url: string, fields: Readonly<Record<string, string>>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const typed = { number: '4242424242424242', expiry: '04/30', code: '123' };

  it.each([
    ['http://localhost:4000', 'http://localhost:4000'],
    ['https://evil.example', site],
  ])('has a page that leads back to a host that the settings name (%s)', async (origin, host) => {
    const { id, url } = hostedPageCreated.parse((await pageOf({}, { origin })).body);
    const cancelled = await submit(url, { action: 'cancel' });
    expect(cancelled.headers.get('location')).toBe(`${host}/fr/adhesion/paiement?page=${id}`);
  });

  it('has a page for a checkout, which gives its secret only to the browser in which the card was typed', async () => {
    const { body, checkoutId } = await pageOf();
    const { id, url } = hostedPageCreated.parse(body);
    expect(await (await fetch(url)).text()).not.toContain('entered');
    const filled = await submit(url, typed);
    const back = new URL(filled.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${site}/fr/adhesion/paiement`);
    expect(back.searchParams.get('page')).toBe(id);
    expect(back.searchParams.get('entered')).toMatch(/^[\w-]{32}$/);
    // Opened or sent again, by the person who had it made.
    for (const again of [
      await fetch(url),
      await submit(url, typed),
      await submit(url, { action: 'cancel' }),
    ]) {
      expect((await again.text()) + again.headers.get('location')).not.toContain('entered');
    }
    expect(await stateOf(api, checkoutId)).toMatchObject({
      hostedPage: { id, state: 'complete' },
      payment: { method: 'card', lastFour: '4242' },
    });
  });

  it('has no page for a checkout that does not exist', async () => {
    const body = JSON.stringify({ method: 'card', locale: 'fr', returnPath: '/fr' });
    expect((await post('/api/checkouts/unknown/pages', body)).status).toBe(404);
    expect((await post('/api/payments/hosted-pages', body)).status).toBe(404);
  });

  it.each([
    { method: 'cash' },
    { locale: 'de' },
    { returnPath: 'https://evil.example/' },
    { returnPath: '//evil.example/' },
    { returnPath: '/\\evil.example/' },
    { returnPath: '/\t/evil.example/' },
    { returnPath: '/\n/evil.example/' },
    { returnPath: '/\r/evil.example/' },
    { returnPath: '/fr\t/evil.example/' },
  ])('makes no page for %o', async (changes) => {
    const { status, body } = await pageOf(changes);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(Object.keys(changes));
  });

  it('is unavailable while the gateway is', async () => {
    await startAnother();
    await gateway.close();
    expect(await pageOf()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });
});

describe('an event', () => {
  const path = '/api/payments/events';
  const orderOf = '(SELECT order_id FROM payment_attempts WHERE id = $1)';
  const ofAttempt = (text: string, id: string) => api.store.database.pool.query(text, [id]);

  it('is taken with a signature over the body as it was sent', async () => {
    // Different from the output of JSON.stringify.
    const spaced = event.replaceAll(',', ' ,  ');
    expect(await post(path, spaced, signed(spaced))).toEqual({ status: 200, body: { received: true } });
    expect((await post(path, event, signed(spaced))).status).toBe(403);
  });

  it('is refused without a signature, and nothing of it is read', async () => {
    expect(await post(path, event)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await post(path, '{"broken')).status).toBe(403);
    expect((await post(path, event, { 'content-type': 'text/plain', ...signed(event) })).status).toBe(415);
  });

  it('does not change how other calls read their body', async () => {
    expect(await post('/api/checkouts', '{"broken')).toMatchObject({
      status: 400,
      body: { code: 'invalid_body' },
    });
  });

  it('settles a debit without being asked about it', async () => {
    const reference = await gateway.account('900123456789');
    const { attempt: placed } = await order(api, registerQuote, { payment: bank(reference.token), mandate });
    expect(placed.state).toBe('processing');
    gateway.advance(180_000);
    await gateway.events.flush();
    const { rows } = await ofAttempt('SELECT state FROM payment_attempts WHERE id = $1', placed.attemptId);
    expect(rows).toEqual([{ state: 'succeeded' }]);
    expect(await attempt(api, placed.attemptId)).toMatchObject({ state: 'succeeded' });
  });

  it('is asked for again while the gateway does not say how the payment ended', async () => {
    await startAnother();
    const reference = await gateway.account('900123456789');
    const { attempt: placed } = await order(api, registerQuote, { payment: bank(reference.token), mandate });
    const body = JSON.stringify({ ...JSON.parse(event), attempt: placed.attemptId });
    expect((await post(path, body, signed(body))).status).toBe(200);
    await gateway.close();
    expect((await post(path, body, signed(body))).status).toBe(503);
  });

  it('describes a debit and a card as the gateway knows them, not as the browser sent them', async () => {
    const typed = await gateway.card('4242424242424242');
    const account = bank((await gateway.account('900123456789')).token);
    for (const [payment, said] of [
      [
        { ...typed, lastFour: '9999' },
        { method: 'card', brand: 'visa', lastFour: '4242' },
      ],
      [
        { ...account, lastFour: '0000' },
        { method: 'bank', lastFour: '6789' },
      ],
    ] as const) {
      const { attempt: placed } = await order(api, registerQuote, { payment, mandate });
      expect(placed.receipt?.payment).toEqual(said);
    }
  });

  it('about a payment that has succeeded does not ask the gateway again', async () => {
    await startAnother();
    const payment = await gateway.card('4242424242424242');
    const { attempt: placed } = await order(api, registerQuote, { payment });
    expect(placed.state).toBe('succeeded');
    await gateway.events.flush();
    const body = JSON.stringify({ ...JSON.parse(event), attempt: placed.attemptId });
    await gateway.close();
    expect((await post(path, body, signed(body))).status).toBe(200);
  });

  it('that arrives before the answer to its charge ends in the same order', async () => {
    const reference = await gateway.card('4000999900040002');
    const { attempt: placed, quote } = await order(api, registerQuote, { payment: reference });
    expect(placed.state).toBe('succeeded');
    const { rows } = await ofAttempt(
      `SELECT sum(cents)::int AS cents FROM ledger_entries WHERE account = 'gateway' AND order_id = ${orderOf}`,
      placed.attemptId,
    );
    expect(rows).toEqual([{ cents: quote.payments[0]?.amount }]);
  });

  it('of a debit that comes back before the answer to its charge is not undone by that answer', async () => {
    const reference = gateway.store.addToken(
      { method: 'bank', bankName: 'Banque', lastFour: '2227' },
      { settlesAfter: 0, returned: 'insufficientFunds', fault: 'earlyEvent' },
      false,
    );
    const { attempt: placed } = await order(api, registerQuote, { payment: bank(reference.token), mandate });
    expect(placed).toMatchObject({ state: 'declined', reason: 'insufficientFunds' });
    const { rows } = await ofAttempt(
      `SELECT (SELECT count(*)::int FROM refunds WHERE order_id = ${orderOf}) AS refunds,
         (SELECT count(*)::int FROM ledger_entries WHERE order_id = ${orderOf}) AS entries`,
      placed.attemptId,
    );
    expect(rows).toEqual([{ refunds: 0, entries: 0 }]);
  });
});
