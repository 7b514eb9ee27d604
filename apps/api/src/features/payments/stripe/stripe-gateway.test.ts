import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { type StripeServer, startStripe, stripeKeys } from '../../../testing/servers/stripe-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import type { Gateway } from '../gateway.ts';
import { chargeOf, type GatewayUnderTest, gatewayCases } from '../testing/gateway-cases.ts';
import { stripeGateway } from './stripe-gateway.ts';

let stripe: StripeServer;
let database: Database;
let gateway: Gateway;
beforeAll(async () => {
  const connection = { connectionString: await testDatabase() };
  database = openDatabase({ connection: () => connection });
});
afterAll(() => database.close());
beforeEach(async () => {
  stripe = await startStripe();
  gateway = stripeGateway({ ...stripeKeys, apiUrl: stripe.url, database, timeout: 2_000 });
});
afterEach(() => stripe.close());

const card = (number: string) => ({
  method: 'card' as const,
  token: stripe.confirmationToken(number),
  brand: 'visa',
  lastFour: number.slice(-4),
  expiryMonth: 12,
  expiryYear: 2040,
});
const account = (number: string) => ({
  method: 'bank' as const,
  token: stripe.confirmationToken(number),
  bankName: 'STRIPE TEST BANK',
  lastFour: number.slice(-4),
});

function underTest(): GatewayUnderTest {
  return {
    gateway,
    card: async (number) => card(number),
    account: async (number) => account(number),
    async hosted(method, number) {
      const { id } = await gateway.createHostedPage({
        method,
        locale: 'fr',
        returnPath: '/fr',
        siteUrl: 'https://www.example.test',
      });
      stripe.completeSession(id, number);
      const result = await gateway.hostedPage(id);
      if (!result?.payment) throw new Error('No payment');
      return result.payment;
    },
    answerChallenge: async (url, answer) => stripe.answerChallenge(url, answer),
    taken: async (attemptId) => stripe.taken(attemptId),
    refunded: async (attemptId) => stripe.refunded(attemptId),
    settle: async () => stripe.settle(),
    loseNextAnswer: () => stripe.loseNextAnswer(),
    holdNextCharge: () => stripe.holdNextConfirmation(),
    stop: () => stripe.close(),
    event: (attempt) => stripe.event('payment_intent.succeeded', { attempt }),
  };
}

describe('Stripe keeps the contract of gateways', () => {
  it.each(gatewayCases)('$title', ({ run }) => run(underTest()));
});

describe('a charge at Stripe', () => {
  const lastCall = (path: RegExp) =>
    stripe.calls.findLast((call) => call.method === 'POST' && path.test(call.path));

  it('asks for a mandate of personal debits, in words of the person’s language', async () => {
    const prefix = 'payment_method_options[acss_debit]';
    await gateway.charge(chargeOf(account('000123456789'), { keepForLater: true, locale: 'fr' }));
    expect(lastCall(/payment_intents$/)?.parameters).toMatchObject({
      amount: '11498',
      currency: 'cad',
      'allowed_payment_method_types[0]': 'acss_debit',
      setup_future_usage: 'off_session',
      [`${prefix}[mandate_options][payment_schedule]`]: 'combined',
      [`${prefix}[mandate_options][transaction_type]`]: 'personal',
      [`${prefix}[mandate_options][interval_description]`]: expect.stringContaining('versements'),
      [`${prefix}[verification_method]`]: 'automatic',
    });
    await gateway.charge(chargeOf(account('000123456789')));
    const { parameters } = lastCall(/payment_intents$/) ?? {};
    expect(parameters).toMatchObject({ [`${prefix}[mandate_options][payment_schedule]`]: 'sporadic' });
    expect(parameters).not.toHaveProperty('setup_future_usage');
  });

  it('leaves an hour for the bank’s page, and ten days for confirming deposits', async () => {
    const minutesFor = async (payment: ReturnType<typeof card> | ReturnType<typeof account>) => {
      const asked = await gateway.charge(chargeOf(payment));
      return asked.state === 'challenge' && asked.validMinutes;
    };
    expect(await minutesFor(card('4000002760003184'))).toBe(60);
    expect(await minutesFor(account('000123456785'))).toBe(10 * 24 * 60);
  });

  it('gives Stripe a name and an email only to keep a card', async () => {
    await gateway.charge(chargeOf(card('4242424242424242')));
    expect(lastCall(/customers$/)).toBeUndefined();
    await gateway.charge(chargeOf(card('4242424242424242'), { keepForLater: true, locale: 'en' }));
    expect(lastCall(/customers$/)?.parameters).toEqual({
      name: 'Zoé Côté',
      email: 'zoe@example.org',
      'preferred_locales[0]': 'en-CA',
    });
  });

  it('is confirmed only once its PaymentIntent is stored', async () => {
    const request = chargeOf(card('4242424242424242'));
    await database.db.execute(
      `ALTER TABLE stripe_attempts ADD CHECK (payment_intent IS NULL OR attempt_id <> '${request.attemptId}')`,
    );
    expect(await gateway.charge(request)).toEqual({ state: 'unknown' });
    expect(lastCall(/confirm$/)).toBeUndefined();
    expect(stripe.taken(request.attemptId)).toEqual([]);
  });

  it('goes on after the process ended between creation and confirmation', async () => {
    const request = chargeOf(card('4242424242424242'));
    const held = stripe.holdNextConfirmation();
    const hasty = stripeGateway({ ...stripeKeys, apiUrl: stripe.url, database, timeout: 50 });
    expect(await hasty.charge(request)).toEqual({ state: 'unknown' });
    held.release();
    await expect.poll(() => stripe.taken(request.attemptId)).toEqual([request.amount]);
    expect(await gateway.charge(request)).toMatchObject({ state: 'succeeded' });
    expect(stripe.taken(request.attemptId)).toEqual([request.amount]);
  });

  it('is not charged if a check closes its attempt just before the confirmation', async () => {
    const request = chargeOf(card('4242424242424242'));
    const held = stripe.holdNextConfirmation();
    const charging = gateway.charge(request);
    await expect.poll(() => lastCall(/confirm$/)).toBeDefined();
    expect(await gateway.check(request.attemptId, { close: true })).toMatchObject({ state: 'declined' });
    held.release();
    expect((await charging).state).not.toBe('succeeded');
    expect(stripe.taken(request.attemptId)).toEqual([]);
  });
});

describe('an event of Stripe', () => {
  it('is ignored when it concerns no attempt of ours', () => {
    for (const { body, headers } of [
      stripe.event('payment_intent.succeeded', {}),
      stripe.event('customer.created', { attempt: 'attempt-1' }),
    ]) {
      expect(gateway.readEvent(body, headers)).toBe('ignored');
    }
  });

  it('names a refund of ours, and no other', () => {
    for (const type of ['refund.updated', 'refund.failed', 'charge.refund.updated']) {
      const about = { id: 're_1', object: 'refund' };
      const ours = stripe.event(type, { refund: 'refund-1' }, 0, about);
      expect(gateway.readEvent(ours.body, ours.headers)).toMatchObject({ refundId: 'refund-1' });
      const other = stripe.event(type, {}, 0, about);
      expect(gateway.readEvent(other.body, other.headers)).toBe('ignored');
    }
  });

  it('names a mandate that ended, and not one that began', () => {
    const changed = (status: string) => {
      const about = { id: 'mandate_1', object: 'mandate', status };
      const { body, headers } = stripe.event('mandate.updated', {}, 0, about);
      return gateway.readEvent(body, headers);
    };
    expect(changed('inactive')).toMatchObject({ endedMandate: 'mandate_1' });
    expect(changed('active')).toBe('ignored');
  });

  it('is refused when its signature is older than five minutes', () => {
    const young = stripe.event('payment_intent.succeeded', { attempt: 'attempt-1' }, 290);
    expect(gateway.readEvent(young.body, young.headers)).toMatchObject({ attemptId: 'attempt-1' });
    const old = stripe.event('payment_intent.succeeded', { attempt: 'attempt-1' }, 310);
    expect(gateway.readEvent(old.body, old.headers)).toBeUndefined();
  });
});

describe('a refund at Stripe', () => {
  async function paid() {
    const request = chargeOf(card('4242424242424242'));
    const outcome = await gateway.charge(request);
    if (outcome.state !== 'succeeded') throw new Error(outcome.state);
    return { request, outcome, refund: { refundId: 'refund-1', gatewayId: outcome.gatewayId, amount: 500 } };
  }

  it('is made once, also when Stripe has forgotten its key', async () => {
    const { request, refund } = await paid();
    expect(await gateway.refund(refund)).toBe('refunded');
    stripe.forgetKeys();
    expect(await gateway.refund(refund)).toBe('refunded');
    expect(stripe.refunded(request.attemptId)).toBe(500);
    expect(await gateway.refund({ ...refund, refundId: 'refund-2' })).toBe('refunded');
    expect(stripe.refunded(request.attemptId)).toBe(1_000);
  });

  it('counts only once the bank has executed it', async () => {
    const { refund } = await paid();
    stripe.setRefundStatus('pending');
    expect(await gateway.refund(refund)).toBe('pending');
    stripe.setRefundStatus('failed');
    expect(await gateway.refund(refund)).toBe('failed');
    stripe.setRefundStatus('succeeded');
    expect(await gateway.refund(refund)).toBe('refunded');
  });

  it('is of a payment whose card Stripe names', async () => {
    const { outcome } = await paid();
    expect(outcome.label).toEqual({ method: 'card', brand: 'visa', lastFour: '4242' });
    const debit = await gateway.charge(chargeOf(account('000123456789'), { keepForLater: true }));
    expect(debit).toMatchObject({ label: { method: 'bank', lastFour: '6789' } });
  });
});

describe('a dispute at Stripe', () => {
  it.each([
    ['warning_needs_response', 'inquiry'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
  ] as const)('is read as it is now: %s', async (status, state) => {
    stripe.addDispute({ id: 'dp_1', amount: 500, payment_intent: 'pi_1', status });
    expect(await gateway.dispute('dp_1')).toEqual({
      id: 'dp_1',
      gatewayId: 'pi_1',
      cents: 500,
      state,
      answerBy: new Date('2026-12-20T00:00:00Z'),
    });
    expect(await gateway.dispute('dp_unknown')).toBeUndefined();
  });

  it('is named by its events', () => {
    for (const type of ['created', 'funds_withdrawn', 'closed']) {
      const { body, headers } = stripe.event(`charge.dispute.${type}`, {}, 0, {
        id: 'dp_1',
        object: 'dispute',
      });
      expect(gateway.readEvent(body, headers)).toMatchObject({ disputeId: 'dp_1' });
    }
  });
});

describe('the report of Stripe', () => {
  it.each([
    ['payout', 'payout', 'payout'],
    ['payout_failure', 'payout_reversal', 'payout'],
    ['stripe_fee', 'fee', 'fee'],
    ['adjustment', 'other_adjustment', 'other'],
  ])('has a %s as %s', async (type, reporting_category, kind) => {
    stripe.addTransaction({ amount: -500, type, reporting_category });
    const period = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) };
    expect(await gateway.report(period)).toMatchObject([{ kind, cents: -500, feeCents: 0 }]);
  });

  it('names the payment and the dispute whose money was taken back, and a refund that the bank refused', async () => {
    stripe.addDispute({ id: 'dp_1', amount: 500, payment_intent: 'pi_1', status: 'lost' });
    const source = { id: 're_1', object: 'refund', payment_intent: 'pi_2', metadata: { refund: 'refund-1' } };
    stripe.addTransaction({
      amount: 700,
      type: 'refund_failure',
      reporting_category: 'refund_failure',
      source,
    });
    const period = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) };
    expect(await gateway.report(period)).toMatchObject([
      { kind: 'refundFailed', cents: 700, gatewayId: 'pi_2', subject: 'refund-1' },
      { kind: 'dispute', cents: -500, feeCents: 1_500, gatewayId: 'pi_1', subject: 'dp_1' },
    ]);
  });
});

describe('a hosted page of Stripe', () => {
  const page = {
    locale: 'fr',
    returnPath: '/fr/adhesion/paiement?a=b',
    siteUrl: 'https://www.example.test',
  } as const;

  it.each([
    [
      'card',
      '4242424242424242',
      { method: 'card', brand: 'visa', lastFour: '4242', expiryYear: 2040 },
      'succeeded',
    ],
    [
      'bank',
      '000123456789',
      { method: 'bank', bankName: 'STRIPE TEST BANK', lastFour: '6789' },
      'processing',
    ],
  ] as const)('takes a %s and leads back with its id', async (method, number, reference, state) => {
    const { id, url } = await gateway.createHostedPage({ ...page, method });
    expect(url).toContain(id);
    const { parameters } = stripe.calls.at(-1) ?? {};
    expect(parameters).toMatchObject({
      mode: 'setup',
      locale: 'fr-CA',
      success_url: 'https://www.example.test/fr/adhesion/paiement?a=b&page={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://www.example.test/fr/adhesion/paiement?a=b',
    });
    expect(await gateway.hostedPage(id)).toEqual({ state: 'open' });
    stripe.completeSession(id, number);
    const result = await gateway.hostedPage(id);
    expect(result).toMatchObject({ state: 'complete', payment: reference });
    if (!result?.payment) throw new Error('No payment');

    const request = chargeOf(result.payment, { keepForLater: true, hostedPage: id });
    const paid = await gateway.charge(request);
    expect(paid).toMatchObject({ state, savedMethod: expect.stringMatching(/^pm_/) });
    expect(await gateway.charge(request)).toEqual(paid);
  });

  it('pays once, and only the order of the person for whom it was made', async () => {
    const { id } = await gateway.createHostedPage({ ...page, method: 'card' });
    stripe.completeSession(id, '4242424242424242');
    const payment = (await gateway.hostedPage(id))?.payment;
    if (!payment) throw new Error('No payment');
    const refused = { state: 'declined', reason: 'processingError' };
    expect(await gateway.charge(chargeOf(payment))).toMatchObject(refused);
    expect(await gateway.charge(chargeOf(payment, { hostedPage: 'cs_of_another' }))).toMatchObject(refused);
    expect(await gateway.charge(chargeOf(payment, { hostedPage: id }))).toMatchObject({ state: 'succeeded' });
    expect(await gateway.charge(chargeOf(payment, { hostedPage: id }))).toMatchObject(refused);
  });

  it('gives its secret only to the browser in which the card was typed', async () => {
    const returnPath = '/fr/adhesion/paiement?entered=secret-of-the-page';
    await gateway.createHostedPage({ ...page, returnPath, method: 'card' });
    const { parameters } = stripe.calls.at(-1) ?? {};
    expect(parameters).toMatchObject({
      success_url: `https://www.example.test${returnPath}&page={CHECKOUT_SESSION_ID}`,
      cancel_url: 'https://www.example.test/fr/adhesion/paiement',
    });
  });

  it('with an account that waits for its deposits saves it once it is verified', async () => {
    const { id } = await gateway.createHostedPage({ ...page, method: 'bank' });
    stripe.completeSession(id, '000123456789', { isVerified: false });
    const result = await gateway.hostedPage(id);
    if (!result?.payment) throw new Error('No payment');
    const request = { id: 'replacement-1', payment: result.payment, mandate: '2026-11' };
    expect(await gateway.save(request)).toEqual({ state: 'unverified' });
    stripe.completeSession(id, '000123456789');
    expect(await gateway.save(request)).toMatchObject({
      state: 'saved',
      savedMethod: expect.stringMatching(/^pm_\w+\/mandate_/),
    });
  });

  it('keeps whose card it saves', async () => {
    const { id } = await gateway.createHostedPage({ ...page, method: 'card', savedFor: 'the-member' });
    expect(stripe.calls.at(-1)?.parameters).toMatchObject({ client_reference_id: 'the-member' });
    stripe.completeSession(id, '4242424242424242');
    expect(await gateway.hostedPage(id)).toMatchObject({ state: 'complete', savedFor: 'the-member' });
  });

  it('expires', async () => {
    const { id } = await gateway.createHostedPage({ ...page, method: 'card' });
    stripe.expireSession(id);
    expect(await gateway.hostedPage(id)).toEqual({ state: 'expired' });
  });
});
