import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, onTestFinished } from 'vitest';
import type { GatewayStore, OnceCalls } from './store.ts';
import { startReceiver } from './testing/event-receiver.ts';
import {
  callGateway,
  sandboxSecrets,
  site,
  startSandboxGateway,
  type TestGateway,
} from './testing/start-gateway.ts';
import { type ChargeRequest, faultHeader, paths, tokenMinutes } from './wire.ts';

let answerEvent: () => number;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let gateway: TestGateway;
beforeEach(async () => {
  answerEvent = () => 200;
  receiver = await startReceiver(() => answerEvent());
  gateway = await startSandboxGateway({ eventsUrl: () => receiver.origin });
});
afterEach(async () => {
  await gateway.close();
  await receiver.close();
});

let attempts = 0;

async function chargeBody(
  number = '4242424242424242',
  changes: Partial<ChargeRequest> = {},
): Promise<ChargeRequest> {
  attempts += 1;
  const { token, method } = await gateway.card(number);
  return {
    attempt: `attempt-${attempts}`,
    amount: 11_498,
    description: 'J-1',
    source: {
      type: 'token',
      token,
      method,
      keep: false,
      locale: 'fr',
      returnUrl: `${site}/fr/adhesion/revision`,
    },
    ...changes,
  };
}

const call = (path: string, body: object, headers?: Readonly<Record<string, string>>) =>
  callGateway(gateway, path, body, headers);

const charge = (body: ChargeRequest, key: string = body.attempt, headers = {}) =>
  call(paths.charges, body, { 'idempotency-key': key, ...headers });

describe('an idempotency key', () => {
  it('is required for every call that may have an effect only once', () => {
    expectTypeOf<Parameters<GatewayStore['once']>[2]>().parameter(0).toEqualTypeOf<OnceCalls>();
    expectTypeOf<Extract<keyof GatewayStore, keyof OnceCalls>>().toBeNever();
    expect(gateway.store).not.toHaveProperty('charge');
  });

  it('gives its first answer again', async () => {
    const body = await chargeBody();
    const first = await charge(body);
    expect(first).toMatchObject({ status: 200, body: { charge: { state: 'succeeded' } } });
    expect(await charge(body)).toEqual(first);
  });

  it('is refused with other parameters', async () => {
    const body = await chargeBody();
    await charge(body);
    const answer = await charge({ ...body, amount: 1 });
    expect(answer).toEqual({ status: 400, body: { error: 'idempotency_mismatch' } });
  });

  it('is refused while its first call is under way', async () => {
    const body = await chargeBody();
    const slow = charge(body, body.attempt, { [faultHeader]: 'slow' });
    await expect.poll(() => charge(body)).toEqual({ status: 409, body: { error: 'in_progress' } });
    expect((await slow).status).toBe(200);
    expect(await charge(body)).toEqual(await slow);
  });

  it('does not keep an error: the corrected call passes', async () => {
    const body = await chargeBody();
    const wrong = { ...body, source: { ...body.source, token: 'tok_unknown' } } as ChargeRequest;
    expect(await charge(wrong)).toEqual({ status: 422, body: { error: 'token_unusable' } });
    expect((await charge(body)).status).toBe(200);
  });

  it.each(['', 'short', 'x'.repeat(256)])('may not be "%s"', async (key) => {
    expect(await charge(await chargeBody(), key)).toEqual({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });
});

describe('an attempt', () => {
  it('is charged once, with any key', async () => {
    const body = await chargeBody();
    await charge(body, 'the first key');
    expect(await charge(body, 'the second key')).toEqual({
      status: 400,
      body: { error: 'idempotency_mismatch' },
    });
  });

  it('is not closed while it is being charged', async () => {
    const body = await chargeBody('4000999900020004');
    const slow = charge(body);
    const close = () => call(paths.closeAttempt.replace(':attempt', body.attempt), {});
    await expect.poll(close).toEqual({ status: 409, body: { error: 'in_progress' } });
    await slow;
    expect(await close()).toMatchObject({ body: { charge: { state: 'succeeded' } } });
  });

  it.each([
    { amount: 0 },
    { amount: 1.5 },
    { amount: -100 },
    { amount: 100_000_001 },
    { attempt: '../charges' },
    { source: { type: 'token', number: '4242424242424242' } },
  ])('is not charged with %o', async (changes) => {
    const body = { ...(await chargeBody()), ...changes } as ChargeRequest;
    expect(await charge(body, 'some idempotency key')).toEqual({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });
});

describe('the calls of the club’s API', () => {
  it.each(['', 'Bearer wrong', sandboxSecrets.key])('need the key, not "%s"', async (authorization) => {
    const body = await chargeBody();
    for (const path of [paths.charges, paths.refunds, paths.hostedPages]) {
      expect(await call(path, body, { authorization })).toEqual({
        status: 401,
        body: { error: 'unauthenticated' },
      });
    }
    expect(gateway.store.chargeOfAttempt(body.attempt)).toBeUndefined();
  });
});

describe('a charge', () => {
  it('survives the end of the process, and is not made again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jalon-gateway-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'gateway.sqlite');
    await gateway.close();
    gateway = await startSandboxGateway({ file, eventsUrl: () => receiver.origin });
    const body = await chargeBody();
    const first = await charge(body);
    await gateway.close();
    gateway = await startSandboxGateway({ file, eventsUrl: () => receiver.origin });
    expect(await charge(body)).toEqual(first);
  });

  it('is made although its answer is lost', async () => {
    const body = await chargeBody();
    await expect(charge(body, body.attempt, { [faultHeader]: 'lostAnswer' })).rejects.toThrow();
    expect(gateway.store.chargeOfAttempt(body.attempt)).toMatchObject({ state: 'succeeded' });
    expect(await charge(body)).toMatchObject({ status: 200, body: { charge: { state: 'succeeded' } } });
  });
});

describe('an event', () => {
  const of = (attempt: string) => receiver.deliveries.filter(({ body }) => body.attempt === attempt);

  it('sends a signed event for a charge', async () => {
    const body = await chargeBody();
    await charge(body);
    await expect
      .poll(() => of(body.attempt))
      .toMatchObject([{ body: { type: 'charge.succeeded' }, isSigned: true }]);
  });

  it('sends an event for each state of a debit', async () => {
    const { token } = await gateway.account('900222222227');
    const body = await chargeBody();
    await charge({
      ...body,
      source: { ...body.source, token, method: 'bank', mandate: '2026-11' } as ChargeRequest['source'],
    });
    await expect.poll(() => of(body.attempt)).toMatchObject([{ body: { type: 'charge.processing' } }]);
    gateway.advance(180_000);
    gateway.events.wake();
    await expect
      .poll(() => of(body.attempt).map((delivery) => delivery.body.type))
      .toEqual(['charge.processing', 'charge.declined']);
  });

  it('arrives before the answer, with the card for it', async () => {
    const body = await chargeBody('4000999900040002');
    await charge(body);
    expect(of(body.attempt)).toHaveLength(1);
  });

  it('arrives twice, with the card for it', async () => {
    const body = await chargeBody('4000999900030003');
    await charge(body);
    await expect.poll(() => of(body.attempt)).toHaveLength(2);
    const [first, second] = of(body.attempt);
    expect(second?.body.id).toBe(first?.body.id);
  });

  it('is sent again until it is taken', async () => {
    let refusals = 2;
    answerEvent = () => (refusals-- > 0 ? 503 : 200);
    const body = await chargeBody();
    await charge(body);
    await expect.poll(() => of(body.attempt), { timeout: 10_000 }).toHaveLength(3);
    gateway.advance(3_600_000);
    await gateway.events.flush();
    expect(of(body.attempt)).toHaveLength(3);
  });
});

describe('a token', () => {
  const ask = async (fields: object, headers = {}) => {
    const response = await fetch(`${gateway.origin}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
  const card = { method: 'card', number: '4242 4242 4242 4242', expiry: '04/30', code: '123' };
  const bank = { method: 'bank', institution: '000', transit: '11000', account: '000123456789' };

  it('identifies a card or an account without its number', async () => {
    expect(await ask(card)).toEqual({
      status: 200,
      body: {
        payment: {
          method: 'card',
          token: expect.stringMatching(/^tok_[\w-]{22}$/),
          brand: 'visa',
          lastFour: '4242',
          expiryMonth: 4,
          expiryYear: 2030,
        },
      },
    });
    expect(await ask(bank)).toMatchObject({ body: { payment: { method: 'bank', lastFour: '6789' } } });
  });

  it.each([
    [{ number: '' }, { number: 'numberRequired' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'numberInvalid' }],
    [{ number: '4242 4242' }, { number: 'numberInvalid' }],
    [{ number: '4000056655665556' }, { number: 'numberNotForTests' }],
    [{ number: '3530111333300000' }, { number: 'brandUnknown' }],
    [{ expiry: '' }, { expiry: 'expiryRequired' }],
    [{ expiry: '13/30' }, { expiry: 'expiryInvalid' }],
    [{ expiry: '10/20' }, { expiry: 'expired' }],
    [{ code: '' }, { code: 'codeRequired' }],
    [{ code: '1234' }, { code: 'codeInvalid' }],
    [{ number: '378282246310005', code: '123' }, { code: 'codeInvalid' }],
  ])('is not given for a card with %o', async (changes, errors) => {
    expect(await ask({ ...card, ...changes })).toEqual({ status: 422, body: { errors } });
  });

  it.each(['04/30', '04 / 2030', '4/30', '0430', '04-30', ' 04/30 '])(
    'reads the expiry date "%s"',
    async (expiry) => {
      expect(await ask({ ...card, expiry })).toMatchObject({
        body: { payment: { expiryMonth: 4, expiryYear: 2030 } },
      });
    },
  );

  it.each([
    [{ institution: '' }, { institution: 'institutionRequired' }],
    [{ institution: '06' }, { institution: 'institutionInvalid' }],
    [{ transit: '1100' }, { transit: 'transitInvalid' }],
    [{ account: '123456' }, { account: 'accountInvalid' }],
    [{ account: '1234567890123' }, { account: 'accountInvalid' }],
    // Not a test account.
    [{ institution: '006', transit: '12345', account: '1234567' }, { account: 'accountNotForTests' }],
  ])('is not given for an account with %o', async (changes, errors) => {
    expect(await ask({ ...bank, ...changes })).toEqual({ status: 422, body: { errors } });
  });

  it('is not given to a page of another origin', async () => {
    for (const headers of [{ origin: site }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await ask(card, headers)).status).toBe(403);
    }
    expect((await ask(card, { origin: gateway.origin })).status).toBe(200);
  });
});

it('writes no number into its file or its log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-gateway-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'gateway.sqlite');
  await gateway.close();
  gateway = await startSandboxGateway({ file, eventsUrl: () => receiver.origin });
  const secrets = ['4242424242424242', '4242 4242 4242 4242', '000123456789', '87654'];
  await charge(await chargeBody());
  await gateway.account('000123456789');
  const { url } = (await call(paths.hostedPages, { method: 'card', locale: 'fr', returnUrl: `${site}/fr` }))
    .body;
  for (const number of ['4242 4242 4242 4242', '4242424242424241']) {
    const body = new URLSearchParams({
      number,
      expiry: '04/30',
      code: number.endsWith('1') ? '87654' : '123',
    });
    await fetch(url, { method: 'POST', body, redirect: 'manual' });
  }
  await fetch(`${gateway.origin}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"number":"4242424242424242"',
  });
  await gateway.close();
  const written = [await readFile(file, 'latin1'), gateway.logs.join('\n')];
  expect(gateway.logs.length).toBeGreaterThan(5);
  for (const secret of secrets) for (const where of written) expect(where).not.toContain(secret);
});

it('lets a card that was entered live longer, until it is used or has expired', async () => {
  const { token } = await gateway.card('4242424242424242');
  const keep = () => callGateway(gateway, paths.keepToken.replace(':token', token), {});
  const minutes = (count: number) => gateway.advance(count * 60_000);
  minutes(tokenMinutes - 1);
  expect(await keep()).toMatchObject({ status: 200, body: { kept: true } });
  minutes(tokenMinutes - 1);
  expect(await keep()).toMatchObject({ status: 200 });
  minutes(tokenMinutes + 1);
  expect(await keep()).toMatchObject({ status: 422, body: { error: 'token_unusable' } });
});
