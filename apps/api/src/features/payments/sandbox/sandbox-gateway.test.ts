import { sign, signatureHeader, signatureTolerance } from '@jalon/gateway/signature';
import { sandboxSecrets, site, startSandboxGateway, type TestGateway } from '@jalon/gateway/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from '../gateway.ts';
import {
  chargeOf,
  declines,
  type GatewayUnderTest,
  gatewayCases,
  laterOf,
} from '../testing/gateway-cases.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

const ok = '4242424242424242';
/** Cards that only the sandbox has. */
const lostAnswer = '4000999900010005';
const slow = '4000999900020004';
const laterDeclined = '4000999900050001';

let server: TestGateway;
let gateway: Gateway;
beforeEach(async () => {
  server = await startSandboxGateway({ slowness: 500 });
  gateway = sandboxGateway({ secrets: sandboxSecrets, origin: server.origin, timeout: 2_000 });
});
afterEach(() => server.close());

/** Presses a button of a challenge's page. */
async function answerChallenge(url: string, form: Record<string, string>) {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

/** An event as the sandbox signs it, some seconds from now. */
function signedEvent(event: object, seconds = 0) {
  const body = JSON.stringify({ id: 'evt_1', type: 'charge.succeeded', created: 1, ...event });
  const signature = sign(body, sandboxSecrets.webhookSecret, Date.now() + seconds * 1000);
  return { body: Buffer.from(body), headers: { [signatureHeader]: signature } };
}

function underTest(): GatewayUnderTest {
  let replacement: string | undefined;
  return {
    gateway,
    card: (number) => server.card(replacement ?? number),
    account: (account) => server.account(account),
    // The sandbox’s page and its fields make the same tokens.
    hosted: (method, number) => (method === 'card' ? server.card(number) : server.account(number)),
    answerChallenge: async (url, action) => void (await answerChallenge(url, { action })),
    async taken(attemptId) {
      const charge = server.store.chargeOfAttempt(attemptId);
      return charge?.state === 'succeeded' ? [charge.amount] : [];
    },
    refunded: async (attemptId) => server.store.chargeOfAttempt(attemptId)?.refunded ?? 0,
    settle: async () => server.advance(200_000),
    loseNextAnswer: () => {
      replacement = lostAnswer;
    },
    holdNextCharge() {
      replacement = slow;
      return { release: () => {} };
    },
    stop: () => server.close(),
    event: (attempt) => signedEvent({ attempt }),
  };
}

describe('the sandbox keeps the contract of gateways', () => {
  it.each(gatewayCases)('$title', ({ run }) => run(underTest()));
});

describe('the sandbox', () => {
  it('is asked again, not charged again, after a slow charge', async () => {
    const hasty = sandboxGateway({ secrets: sandboxSecrets, origin: server.origin, timeout: 50 });
    const request = chargeOf(await server.card(slow));
    expect(await hasty.charge(request)).toEqual({ state: 'unknown' });
    // The charge is in progress, so its attempt is not closed.
    expect(await gateway.check(request.attemptId, { close: true })).toEqual({ state: 'unknown' });
    await expect
      .poll(() => gateway.check(request.attemptId), { timeout: 5_000 })
      .toMatchObject({ state: 'succeeded' });
  });

  it('declines a later payment with the test card for this case', async () => {
    const paid = await gateway.charge(chargeOf(await server.card(laterDeclined), { keepForLater: true }));
    if (paid.state !== 'succeeded' || !paid.savedMethod) throw new Error('Nothing was kept');
    expect(await gateway.chargeLater(laterOf(paid.savedMethod))).toMatchObject(declines('insufficientFunds'));
  });

  it('saves no card that is declined, no account that must be verified first, and none without a mandate', async () => {
    const mandate = '2026-11';
    expect(
      await gateway.save({ id: 'replacement-1', payment: await server.card('4000000000000069') }),
    ).toEqual(declines('expiredCard'));
    const account = () => server.account('000123456789', '22000');
    expect(await gateway.save({ id: 'replacement-2', payment: await account(), mandate })).toEqual({
      state: 'unverified',
    });
    expect(await gateway.save({ id: 'replacement-3', payment: await account() })).toMatchObject({
      state: 'declined',
    });
  });

  it('asks the bank about a card before it saves it, on the page, and then charges it later', async () => {
    const page = {
      method: 'card',
      locale: 'fr',
      returnPath: '/fr',
      siteUrl: site,
      savedFor: 'the-member',
    } as const;
    const card = { number: '4000 0025 0000 3155', expiry: '12/40', code: '123' };
    const { id, url } = await gateway.createHostedPage(page);
    await answerChallenge(url, card);
    expect(await gateway.hostedPage(id)).toEqual({ state: 'open', savedFor: 'the-member' });
    await answerChallenge(url, { action: 'approve' });
    const answered = await gateway.hostedPage(id);
    expect(answered).toMatchObject({ state: 'complete', savedFor: 'the-member' });
    if (!answered?.payment) throw new Error('No payment');
    const saved = await gateway.save({ id: 'replacement-1', payment: answered.payment });
    if (saved.state !== 'saved') throw new Error(saved.state);
    expect(await gateway.chargeLater(laterOf(saved.savedMethod))).toMatchObject({ state: 'succeeded' });

    const unasked = await server.card('4000002500003155');
    expect(await gateway.save({ id: 'replacement-2', payment: unasked })).toEqual(
      declines('authenticationFailed'),
    );
  });

  it('tells of disputes, and of refunds that the bank executes later or not', async () => {
    const request = chargeOf(await server.card('4000999900060000'));
    const paid = await gateway.charge(request);
    if (paid.state !== 'succeeded') throw new Error(paid.state);
    const refund = { refundId: 'refund-of-a-card', gatewayId: paid.gatewayId, amount: 500 };
    expect(await gateway.refund(refund)).toBe('pending');
    server.advance(181_000);
    expect(await gateway.refund(refund)).toBe('failed');
    const { id } = server.store.openDispute(request.attemptId, 'open', 700);
    const dispute = { id, gatewayId: paid.gatewayId, cents: 700, state: 'open', answerBy: expect.any(Date) };
    expect(await gateway.dispute(id)).toEqual(dispute);
    expect(await gateway.dispute('dp_unknown')).toBeUndefined();
    const period = { from: new Date(0), to: new Date(Date.now() + 3_600_000) };
    expect(await gateway.report(period)).toMatchObject([
      { kind: 'charge', gatewayId: paid.gatewayId },
      { kind: 'refund', subject: refund.refundId },
      { kind: 'refundFailed', subject: refund.refundId, cents: 500 },
      { kind: 'dispute', subject: id, cents: -700, feeCents: 1_500 },
    ]);
  });

  it.each([
    ['dispute.updated', { disputeId: 'dp_1' }],
    ['refund.updated', { refundId: 'dp_1' }],
    ['charge.refunded', { attemptId: 'attempt-1' }],
  ])('an event %s is about %o', (type, about) => {
    const { body, headers } = signedEvent({ type, attempt: 'attempt-1', subject: 'dp_1' });
    expect(gateway.readEvent(body, headers)).toEqual({ id: 'evt_1', ...about });
  });

  it('debits no account without a mandate', async () => {
    const request = chargeOf(await server.account('000123456789'), { mandate: undefined });
    expect(await gateway.charge(request)).toMatchObject(declines('processingError'));
  });

  it.each([
    ['pm_acssDebit_success', { state: 'succeeded' }],
    ['pm_acssDebit_noAccount', declines('accountUnusable')],
    ['pm_acssDebit_accountClosed', declines('accountUnusable')],
    ['pm_acssDebit_insufficientFunds', declines('insufficientFunds')],
    ['pm_acssDebit_debitNotAuthorized', declines('accountUnusable')],
    ['pm_acssDebit_dispute', { state: 'succeeded' }],
  ])('takes the token %s', async (token, settled) => {
    const payment = { method: 'bank', token, bankName: 'Banque', lastFour: '6789' } as const;
    const request = chargeOf(payment);
    expect(await gateway.charge(request)).toMatchObject({ state: 'processing' });
    server.advance(1_000);
    expect(await gateway.check(request.attemptId)).toMatchObject(settled);
  });

  it('refuses a token after 15 minutes', async () => {
    const payment = await server.card(ok);
    server.advance(15 * 60_000);
    expect(await gateway.charge(chargeOf(payment))).toMatchObject(declines('processingError'));
  });

  it('takes a slow debit only after its three minutes', async () => {
    const request = chargeOf(await server.account('900123456789'));
    await gateway.charge(request);
    server.advance(179_000);
    expect(await gateway.check(request.attemptId)).toMatchObject({ state: 'processing' });
    server.advance(1_000);
    expect(await gateway.check(request.attemptId)).toMatchObject({ state: 'succeeded' });
  });

  it('does nothing for a caller without its key', async () => {
    const stranger = sandboxGateway({
      secrets: { ...sandboxSecrets, key: 'another key of some length' },
      origin: server.origin,
    });
    const request = chargeOf(await server.card(ok));
    expect(await stranger.charge(request)).toMatchObject(declines('processingError'));
    expect(server.store.chargeOfAttempt(request.attemptId)).toBeUndefined();
    // With a wrong key, the state of the attempt is unknown.
    expect(await stranger.check(request.attemptId)).toEqual({ state: 'unknown' });
  });

  it.each([-1, 1])('reads no event signed too long ago or ahead', (direction) => {
    const read = (seconds: number) => {
      const { body, headers } = signedEvent({ attempt: 'attempt-1' }, direction * seconds);
      return gateway.readEvent(body, headers);
    };
    expect(read(signatureTolerance - 5)).toMatchObject({ id: 'evt_1' });
    expect(read(signatureTolerance + 5)).toBeUndefined();
  });
});

describe('an account that is verified by deposits', () => {
  async function begin() {
    const request = chargeOf(await server.account('900123456789', '22000'));
    const asked = await gateway.charge(request);
    if (asked.state !== 'challenge') throw new Error(asked.state);
    return { ...request, url: asked.challengeUrl };
  }
  const enter = (url: string, deposit1: string, deposit2: string) =>
    answerChallenge(url, { action: 'approve', deposit1, deposit2 });

  it('is debited after the right amounts', async () => {
    const { attemptId, url, returnUrl } = await begin();
    expect(await enter(url, '32', '45')).toMatchObject({ status: 303, location: returnUrl });
    expect(await gateway.check(attemptId)).toMatchObject({ state: 'processing' });
  });

  it('allows three attempts, and reports each error', async () => {
    const { attemptId, url, returnUrl } = await begin();
    for (let attempt = 1; attempt < 3; attempt += 1) {
      const { status, text } = await enter(url, '1', '2');
      expect(status).toBe(422);
      expect(text).toContain('Ces montants ne correspondent pas aux dépôts');
    }
    expect(await enter(url, '1', '2')).toMatchObject({ status: 303, location: returnUrl });
    expect(await gateway.check(attemptId)).toMatchObject(declines('accountUnusable'));
  });

  it('counts no try for amounts that are missing', async () => {
    const { attemptId, url } = await begin();
    for (const [first, second] of [
      ['', ''],
      ['32', ''],
      ['abc', '45'],
      ['0', '45'],
    ] as const) {
      expect((await enter(url, first, second)).status).toBe(422);
    }
    await enter(url, '45', '32');
    expect(await gateway.check(attemptId)).toMatchObject({ state: 'processing' });
  });

  it('fails immediately with the amounts that mean too many attempts', async () => {
    const { attemptId, url } = await begin();
    await enter(url, '10', '11');
    expect(await gateway.check(attemptId)).toMatchObject(declines('accountUnusable'));
  });

  it('waits ten days', async () => {
    const { attemptId } = await begin();
    server.advance(10 * 86_400_000 - 60_000);
    expect(await gateway.check(attemptId)).toMatchObject({ state: 'challenge' });
    server.advance(60_000);
    expect(await gateway.check(attemptId)).toMatchObject({ state: 'declined' });
  });
});

describe('a challenge', () => {
  async function begin(locale: 'fr' | 'en' = 'fr') {
    const request = chargeOf(await server.card('4000002760003184'), { locale });
    const asked = await gateway.charge(request);
    if (asked.state !== 'challenge') throw new Error(asked.state);
    return { ...request, url: asked.challengeUrl };
  }

  it.each([
    ['fr', 'Confirmez votre paiement', '114,98\u00a0$'],
    ['en', 'Confirm your payment', '$114.98'],
  ] as const)('shows in %s the order and its amount', async (locale, title, amount) => {
    const { url } = await begin(locale);
    const page = await (await fetch(url)).text();
    expect(page).toContain(`lang="${locale}"`);
    for (const text of [title, amount, 'J-2026-000123']) expect(page).toContain(text);
  });

  it.each([
    ['approve', { state: 'succeeded' }],
    ['refuse', declines('authenticationFailed')],
    ['cancel', declines('authenticationCancelled')],
  ])('that ends with %s leads back to the order', async (action, outcome) => {
    const { attemptId, url, returnUrl } = await begin();
    expect(await answerChallenge(url, { action })).toMatchObject({ status: 303, location: returnUrl });
    expect(await gateway.check(attemptId)).toMatchObject(outcome);
  });

  it('that times out does not redirect', async () => {
    const { attemptId, url, returnUrl } = await begin();
    const { status, text } = await answerChallenge(url, { action: 'expire' });
    expect(status).toBe(200);
    expect(text).toContain('Le délai est écoulé');
    expect(text).toContain(`href="${returnUrl}"`);
    expect(await gateway.check(attemptId)).toMatchObject(declines('authenticationFailed'));
  });

  it('without an answer ends after 15 minutes', async () => {
    const { attemptId, url } = await begin();
    server.advance(15 * 60_000);
    expect(await gateway.check(attemptId)).toMatchObject(declines('authenticationCancelled'));
    await answerChallenge(url, { action: 'approve' });
    expect(await gateway.check(attemptId)).toMatchObject({ state: 'declined' });
  });

  it('counts only its first answer', async () => {
    const { attemptId, url } = await begin();
    await answerChallenge(url, { action: 'approve' });
    await answerChallenge(url, { action: 'refuse' });
    expect(await gateway.check(attemptId)).toMatchObject({ state: 'succeeded' });
  });

  it('can’t be found by guessing', async () => {
    await begin();
    expect((await fetch(`${server.origin}/challenge/1`)).status).toBe(404);
    expect((await answerChallenge(`${server.origin}/challenge/1`, { action: 'approve' })).status).toBe(404);
  });
});
