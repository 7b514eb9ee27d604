import { randomUUID } from 'node:crypto';
import type { PaymentReference } from '@jalon/api-client/contract';
import { expect } from 'vitest';
import type { ChargeRequest, Gateway } from '../gateway.ts';

/** A gateway, with controls for the person, the bank and the network. */
export interface GatewayUnderTest {
  readonly gateway: Gateway;
  /** The reference that the gateway's fields give for a test number. */
  card(number: string): Promise<PaymentReference>;
  account(account: string): Promise<PaymentReference>;
  /** The same from a hosted page, on which the person typed the number. */
  hosted(method: PaymentReference['method'], number: string): Promise<PaymentReference>;
  /** Answers a challenge as the person does on its page. */
  answerChallenge(url: string, answer: 'approve' | 'refuse'): Promise<void>;
  /** The amount that the gateway took for an attempt, in cents. */
  taken(attemptId: string): Promise<readonly number[]>;
  refunded(attemptId: string): Promise<number>;
  /** Lets debits settle. */
  settle(): Promise<void>;
  /** The next charge is made, but its answer is lost. Call this before `card`. */
  loseNextAnswer(): void;
  /** The next charge is not received before `release`. */
  holdNextCharge(): { release(): void };
  /** Stops the gateway's server. */
  stop(): Promise<void>;
  /** A signed event about an attempt. */
  event(attemptId: string): { body: Buffer; headers: Record<string, string> };
}

export interface GatewayCase {
  readonly title: string;
  readonly run: (target: GatewayUnderTest) => Promise<void>;
}

const newAttempt = () => randomUUID().replaceAll('-', '');

export function chargeOf(payment: PaymentReference, changes: Partial<ChargeRequest> = {}): ChargeRequest {
  return {
    attemptId: newAttempt(),
    amount: 11_498,
    payment,
    keepForLater: false,
    description: 'J-2026-000123',
    locale: 'fr',
    returnUrl: 'http://localhost:3000/fr/revision?attempt=1',
    payer: { name: 'Zoé Côté', email: 'zoe@example.org' },
    ...(payment.method === 'bank' && {
      mandate: {
        version: '2026-11',
        locale: 'fr' as const,
        acceptedAt: '2026-11-23T12:00:00Z',
        ip: '192.0.2.1',
      },
    }),
    ...changes,
  };
}

/** A later payment with a saved card or account. */
export const laterOf = (savedMethod: string) => ({
  attemptId: newAttempt(),
  amount: 958,
  savedMethod,
  description: 'J-1',
});

/** Charges a card whose bank asks the person, who approves. */
async function approved(
  { gateway, card, answerChallenge, taken }: GatewayUnderTest,
  number: string,
  changes?: Partial<ChargeRequest>,
): Promise<ChargeRequest> {
  const request = chargeOf(await card(number), changes);
  const asked = await gateway.charge(request);
  if (asked.state !== 'challenge') throw new Error(`No challenge: ${asked.state}`);
  expect(await taken(request.attemptId)).toEqual([]);
  expect(await gateway.check(request.attemptId)).toEqual(asked);
  await answerChallenge(asked.challengeUrl, 'approve');
  return request;
}

/** The saved card or account of an attempt. */
async function savedBy({ gateway }: GatewayUnderTest, attemptId: string): Promise<string> {
  const paid = await gateway.check(attemptId);
  if (paid.state !== 'succeeded' || !paid.savedMethod) throw new Error('Nothing was kept');
  return paid.savedMethod;
}

/** Types a number on a page of the gateway, and saves it. */
async function savedFrom(
  { gateway, hosted }: GatewayUnderTest,
  method: PaymentReference['method'],
  number: string,
): Promise<string> {
  const payment = await hosted(method, number);
  const request = { id: newAttempt(), payment, ...(method === 'bank' && { mandate: '2026-11' }) };
  const saved = await gateway.save(request);
  if (saved.state !== 'saved') throw new Error(saved.state);
  expect(await gateway.save(request)).toEqual(saved);
  return saved.savedMethod;
}

export const declines = (reason: string) => ({ state: 'declined', reason });

/** Stripe's test cards with an immediate outcome. */
const cards: readonly [name: string, number: string, outcome: object][] = [
  ['Visa', '4242424242424242', { state: 'succeeded' }],
  ['Mastercard', '5555555555554444', { state: 'succeeded' }],
  ['American Express', '378282246310005', { state: 'succeeded' }],
  ['a declined card', '4000000000000002', declines('declined')],
  ['a card without funds', '4000000000009995', declines('insufficientFunds')],
  ['an expired card', '4000000000000069', declines('expiredCard')],
  ['a wrong security code', '4000000000000127', declines('incorrectSecurityCode')],
  ['a card whose bank does not answer', '4000008400001280', declines('processingError')],
];

/** Cards with a challenge, and their outcome once it is approved. */
const challenged: readonly [name: string, number: string, outcome: object][] = [
  ['a card that must be set up', '4000002500003155', { state: 'succeeded' }],
  ['a card that is always challenged', '4000002760003184', { state: 'succeeded' }],
  ['a card with 3-D Secure 2', '4000000000003220', { state: 'succeeded' }],
  ['a card that is declined after the challenge', '4000008400001629', declines('declined')],
  ['a card without funds after the challenge', '4000008260003178', declines('insufficientFunds')],
];

/** Test accounts: the answer to the charge, and the outcome after the debit has settled. */
const accounts: readonly [name: string, account: string, first: object, settled: object][] = [
  ['an account', '000123456789', { state: 'processing' }, { state: 'succeeded' }],
  ['a slow account', '900123456789', { state: 'processing' }, { state: 'succeeded' }],
  ['an account without funds', '000222222227', { state: 'processing' }, declines('insufficientFunds')],
  ['a slow account without funds', '900222222227', { state: 'processing' }, declines('insufficientFunds')],
  [
    'an account that takes no deposits',
    '000666666661',
    declines('accountUnusable'),
    declines('accountUnusable'),
  ],
  ['an account over its weekly limit', '000777777771', declines('limitReached'), declines('limitReached')],
  [
    'an account over its limit for one debit',
    '000888888881',
    declines('limitReached'),
    declines('limitReached'),
  ],
];

/** The behaviour of every gateway, as test cases. */
export const gatewayCases: readonly GatewayCase[] = [
  ...cards.map(([name, number, outcome]) => ({
    title: `charges ${name}: ${JSON.stringify(outcome)}`,
    async run({ gateway, card, taken }: GatewayUnderTest) {
      const request = chargeOf(await card(number));
      const answer = await gateway.charge(request);
      expect(answer).toMatchObject(outcome);
      expect(await gateway.check(request.attemptId)).toEqual(answer);
      expect(await taken(request.attemptId)).toEqual(answer.state === 'succeeded' ? [request.amount] : []);
    },
  })),

  ...challenged.map(([name, number, outcome]) => ({
    title: `asks the person about ${name}, then: ${JSON.stringify(outcome)}`,
    async run(target: GatewayUnderTest) {
      const { gateway, taken } = target;
      const request = await approved(target, number);
      const answer = await gateway.check(request.attemptId);
      expect(answer).toMatchObject(outcome);
      expect(await taken(request.attemptId)).toEqual(answer.state === 'succeeded' ? [request.amount] : []);
    },
  })),

  ...accounts.map(([name, account, first, settled]) => ({
    title: `debits ${name}: ${JSON.stringify(first)}, then ${JSON.stringify(settled)}`,
    async run({ gateway, account: accountReference, settle }: GatewayUnderTest) {
      const request = chargeOf(await accountReference(account));
      expect(await gateway.charge(request)).toMatchObject(first);
      await settle();
      expect(await gateway.check(request.attemptId)).toMatchObject(settled);
    },
  })),

  {
    title: 'declines a payment when the person refuses the challenge',
    async run({ gateway, card, answerChallenge, taken }) {
      const request = chargeOf(await card('4000002760003184'));
      const asked = await gateway.charge(request);
      if (asked.state !== 'challenge') throw new Error(`No challenge: ${asked.state}`);
      await answerChallenge(asked.challengeUrl, 'refuse');
      expect(await gateway.check(request.attemptId)).toMatchObject(declines('authenticationFailed'));
      expect(await taken(request.attemptId)).toEqual([]);
    },
  },
  {
    title: 'says which declines may succeed later',
    async run({ gateway, card }) {
      const poor = await gateway.charge(chargeOf(await card('4000000000009995')));
      const expired = await gateway.charge(chargeOf(await card('4000000000000069')));
      expect([poor, expired]).toMatchObject([{ retryable: true }, { retryable: false }]);
    },
  },
  {
    title: 'takes the money once when the same charge is sent again',
    async run({ gateway, card, taken }) {
      const request = chargeOf(await card('4242424242424242'));
      const first = await gateway.charge(request);
      expect(await gateway.charge(request)).toEqual(first);
      expect(await taken(request.attemptId)).toEqual([request.amount]);
    },
  },
  {
    title: 'takes the money once when the same charge is sent five times at once',
    async run({ gateway, card, taken }) {
      const request = chargeOf(await card('4242424242424242'));
      const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.charge(request)));
      for (const { state } of answers) expect(['succeeded', 'unknown']).toContain(state);
      expect(await gateway.check(request.attemptId)).toMatchObject({ state: 'succeeded' });
      expect(await taken(request.attemptId)).toEqual([request.amount]);
    },
  },
  {
    title: 'does not charge an attempt again with another amount',
    async run({ gateway, card, taken }) {
      const request = chargeOf(await card('4242424242424242'));
      await gateway.charge(request);
      const other = await card('4242424242424242');
      const again = await gateway.charge({ ...request, payment: other, amount: 1 });
      expect(again).toMatchObject({ state: 'succeeded' });
      expect(await taken(request.attemptId)).toEqual([request.amount]);
    },
  },
  {
    title: 'reports the outcome of a charge after its answer was lost',
    async run({ gateway, card, loseNextAnswer, taken }) {
      loseNextAnswer();
      const request = chargeOf(await card('4242424242424242'));
      const answer = await gateway.charge(request);
      // Some gateways query the outcome themselves.
      expect(['unknown', 'succeeded']).toContain(answer.state);
      expect(await gateway.check(request.attemptId)).toMatchObject({ state: 'succeeded' });
      expect(await taken(request.attemptId)).toEqual([request.amount]);
    },
  },
  {
    title: 'closes an attempt that it never received on request: a charge that arrives later takes nothing',
    async run({ gateway, card, taken }) {
      const request = chargeOf(await card('4242424242424242'));
      expect(await gateway.check(request.attemptId)).toEqual({ state: 'unknown' });
      expect(await gateway.check(request.attemptId, { close: true })).toEqual({
        ...declines('processingError'),
        retryable: true,
      });
      expect(await gateway.charge(request)).toMatchObject(declines('processingError'));
      expect(await gateway.check(request.attemptId, { close: true })).toMatchObject(
        declines('processingError'),
      );
      expect(await taken(request.attemptId)).toEqual([]);
    },
  },
  {
    title: 'never says that a charge failed which then succeeds, whenever it is asked',
    async run({ gateway, card, holdNextCharge, taken }) {
      const held = holdNextCharge();
      const request = chargeOf(await card('4242424242424242'));
      const charging = gateway.charge(request);
      const early = await gateway.check(request.attemptId, { close: true });
      held.release();
      await charging;
      const late = await gateway.check(request.attemptId, { close: true });
      expect(['succeeded', 'declined']).toContain(late.state);
      if (early.state === 'declined') expect(late).toEqual(early);
      expect(await taken(request.attemptId)).toEqual(late.state === 'succeeded' ? [request.amount] : []);
    },
  },
  {
    title: 'answers that it does not know when the gateway is away',
    async run({ gateway, card, stop }) {
      const request = chargeOf(await card('4242424242424242'));
      await stop();
      expect(await gateway.charge(request)).toEqual({ state: 'unknown' });
      expect(await gateway.check(request.attemptId)).toEqual({ state: 'unknown' });
      expect(await gateway.refund({ refundId: newAttempt(), gatewayId: 'ch_1', amount: 1 })).toBe('unknown');
      const { payment } = request;
      expect(await gateway.save({ id: newAttempt(), payment })).toEqual({ state: 'unknown' });
      expect(await gateway.detach('pm_1')).toBe('unknown');
      const page = {
        method: 'card',
        locale: 'fr',
        returnPath: '/fr',
        siteUrl: 'http://localhost:3000',
      } as const;
      await expect(gateway.createHostedPage(page)).rejects.toMatchObject({ code: 'unavailable' });
      const period = { from: new Date(0), to: new Date() };
      await expect(gateway.report(period)).rejects.toMatchObject({ code: 'unavailable' });
    },
  },
  {
    title: 'uses a token once',
    async run({ gateway, card, taken }) {
      const payment = await card('4242424242424242');
      await gateway.charge(chargeOf(payment));
      const second = chargeOf(payment);
      expect(await gateway.charge(second)).toMatchObject(declines('processingError'));
      expect(await taken(second.attemptId)).toEqual([]);
    },
  },
  {
    title: 'keeps a card or an account only when asked, and charges it later without the person',
    async run(target) {
      const { gateway, card, account, taken, settle } = target;
      const once = await gateway.charge(chargeOf(await card('4242424242424242')));
      expect(once).toMatchObject({ state: 'succeeded', savedMethod: undefined });
      const request = await approved(target, '4000002500003155', { keepForLater: true });
      const debit = chargeOf(await account('000123456789'), { keepForLater: true });
      await gateway.charge(debit);
      await settle();
      for (const [attemptId, state] of [
        [request.attemptId, 'succeeded'],
        [debit.attemptId, 'processing'],
      ] as const) {
        const later = laterOf(await savedBy(target, attemptId));
        expect(await gateway.chargeLater(later)).toMatchObject({ state });
        expect(await gateway.chargeLater(later)).toMatchObject({ state });
        await settle();
        expect(await taken(later.attemptId)).toEqual([958]);
      }
    },
  },
  {
    title: 'declines a later payment that would need the person',
    async run(target) {
      const request = await approved(target, '4000002760003184', { keepForLater: true });
      const later = laterOf(await savedBy(target, request.attemptId));
      expect(await target.gateway.chargeLater(later)).toMatchObject(declines('authenticationFailed'));
    },
  },
  {
    title: 'saves the card or account of a hosted page without a charge, and charges it later',
    async run(target) {
      const { gateway, taken, settle } = target;
      for (const [method, number, state] of [
        ['card', '4242424242424242', 'succeeded'],
        ['bank', '000123456789', 'processing'],
      ] as const) {
        const later = laterOf(await savedFrom(target, method, number));
        expect(await gateway.chargeLater(later)).toMatchObject({ state });
        await settle();
        expect(await taken(later.attemptId)).toEqual([958]);
      }
    },
  },
  {
    title: 'charges nothing to a card or account that it detached; detaching it again changes nothing',
    async run(target) {
      const { gateway, taken } = target;
      for (const [method, number] of [
        ['card', '4242424242424242'],
        ['bank', '000123456789'],
      ] as const) {
        const later = laterOf(await savedFrom(target, method, number));
        expect(await gateway.detach(later.savedMethod)).toBe('detached');
        expect(await gateway.detach(later.savedMethod)).toBe('detached');
        expect(await gateway.chargeLater(later)).toMatchObject({ state: 'declined' });
        expect(await taken(later.attemptId)).toEqual([]);
      }
    },
  },
  {
    title: 'saves nothing for a token that it does not know',
    async run({ gateway, hosted }) {
      const payment = await hosted('card', '4242424242424242');
      const unknown = { ...payment, token: 'cs_unknown_page' };
      expect(await gateway.save({ id: newAttempt(), payment: unknown })).toEqual(declines('processingError'));
    },
  },
  {
    title: 'refunds once, and not more than was paid',
    async run({ gateway, card, refunded }) {
      const request = chargeOf(await card('4242424242424242'));
      const paid = await gateway.charge(request);
      if (paid.state !== 'succeeded') throw new Error(paid.state);
      const refund = { refundId: newAttempt(), gatewayId: paid.gatewayId, amount: 10_000 };
      expect(await gateway.refund(refund)).toBe('refunded');
      expect(await gateway.refund(refund)).toBe('refunded');
      expect(await refunded(request.attemptId)).toBe(10_000);
      expect(await gateway.refund({ ...refund, refundId: newAttempt() })).toBe('unknown');
      expect(await gateway.refund({ ...refund, refundId: newAttempt(), amount: 1_498 })).toBe('refunded');
      expect(await refunded(request.attemptId)).toBe(request.amount);
    },
  },
  {
    title: 'reports each payment and refund with its cents and its fee, and nothing of another time',
    async run({ gateway, card, account, settle }) {
      const from = new Date(Date.now() - 60_000);
      const [one, other] = [
        chargeOf(await card('4242424242424242')),
        chargeOf(await account('000123456789')),
      ];
      await gateway.charge(chargeOf(await card('4000000000000002')));
      const paid = [await gateway.charge(one), await gateway.charge(other)];
      await settle();
      const [first, second] = paid.map((outcome) => ('gatewayId' in outcome ? outcome.gatewayId : ''));
      const refundId = newAttempt();
      await gateway.refund({ refundId, gatewayId: first ?? '', amount: 1_000 });
      const to = new Date(Date.now() + 3_600_000);
      const lines = await gateway.report({ from, to });
      expect(lines.map(({ kind, cents, gatewayId }) => ({ kind, cents, gatewayId }))).toEqual(
        expect.arrayContaining([
          { kind: 'charge', cents: one.amount, gatewayId: first },
          { kind: 'charge', cents: other.amount, gatewayId: second },
          { kind: 'refund', cents: -1_000, gatewayId: first },
        ]),
      );
      expect(lines).toHaveLength(3);
      expect(lines.find(({ kind }) => kind === 'refund')).toMatchObject({ subject: refundId, feeCents: 0 });
      for (const { kind, feeCents } of lines) if (kind === 'charge') expect(feeCents).toBeGreaterThan(0);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
      expect(await gateway.report({ from: new Date(0), to: from })).toEqual([]);
    },
  },
  {
    title: 'reads an event that it signed, and no other',
    async run({ gateway, event }) {
      const { body, headers } = event('attempt-of-the-event');
      expect(gateway.readEvent(body, headers)).toMatchObject({ attemptId: 'attempt-of-the-event' });
      expect(gateway.readEvent(Buffer.concat([body, Buffer.from(' ')]), headers)).toBeUndefined();
      expect(gateway.readEvent(body, {})).toBeUndefined();
      const changed = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          value.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
        ]),
      );
      expect(gateway.readEvent(body, changed)).toBeUndefined();
    },
  },
  {
    title: 'does not know a hosted page that it did not make',
    async run({ gateway }) {
      expect(await gateway.hostedPage('cs_unknown_page')).toBeUndefined();
      expect(await gateway.hostedPage('page_unknown')).toBeUndefined();
    },
  },
];
