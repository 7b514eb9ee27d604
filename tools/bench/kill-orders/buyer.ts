import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutRequest, OrderAttempt, PaymentReference } from '@jalon/api-client/contract';
import { contract, mandate } from '../../../apps/api/src/testing/checkouts.ts';

// A visitor who buys a membership from servers that fail.

export interface BuyerOptions {
  /** The origin of the next call to the API. */
  readonly api: () => string;
  readonly gatewayUrl: string;
}

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Purchase {
  /** Of the card or the account. */
  readonly number: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The maximum time without an answer, in milliseconds. */
const timeout = 180_000;
/** How long a visitor follows one payment before leaving it, in milliseconds. */
const patience = 3_000;

/** The visitors’ cards and accounts; most succeed. */
export const cards = [
  ...Array.from({ length: 10 }, () => '4242424242424242'),
  '4000999900010005',
  '4000999900010005',
  '4000999900030003',
  '4000999900040002',
  '4000000000000002',
  '4000002760003184',
  '4000008260003178',
] as const;
export const accounts = ['000123456789', '000222222227'] as const;
export const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
};

/** Answers the bank's page. */
export async function approve(url: string): Promise<void> {
  const body = new URLSearchParams({ action: 'approve' });
  await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
}

/** What visitors did and were told. */
export function createBuyers({ api, gatewayUrl }: BuyerOptions) {
  const counts = { calls: 0, lostAnswers: 0, unavailable: 0, pressedTwice: 0, left: 0 };
  const refusals: string[] = [];
  let lastAnswer = Date.now();
  /** The last state that visitors saw, by attempt. */
  const told = new Map<string, OrderAttempt['state']>();

  /** The body of a successful answer. Undefined without one: the call may have been carried out or not. */
  async function ask(url: string, { method = 'POST', body, headers = {} }: Call = {}) {
    counts.calls += 1;
    const response = await fetch(url, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
    if (response?.ok && answer) {
      lastAnswer = Date.now();
      return answer;
    }
    if (!response || response.ok) counts.lostAnswers += 1;
    // 502 and 504 are a proxy's: the call may have been carried out or not.
    else if ([502, 503, 504].includes(response.status)) counts.unavailable += 1;
    else return { refused: answer?.errors ?? response.status };
    return undefined;
  }

  /** Repeats the call until there is an answer. */
  async function insist(url: () => string, call: Call) {
    for (;;) {
      const answer = await ask(url(), call);
      if (answer) return answer;
      if (Date.now() - lastAnswer > timeout) throw new Error(`No answer for ${timeout} ms`);
      await delay(50);
    }
  }

  async function payment(number: string): Promise<PaymentReference> {
    const fields = number.startsWith('0')
      ? { method: 'bank', institution: '000', transit: '11000', account: number }
      : { method: 'card', number, expiry: '12/40', code: '123' };
    return (await insist(() => `${gatewayUrl}/tokens`, { body: fields })).payment;
  }

  /** Saves a checkout and presses on Pay, as the pages of the site do, until there is an answer. */
  async function checkOut(checkout: CheckoutRequest, { number, headers = {} }: Purchase): Promise<void> {
    const reference = await payment(number);
    const { method } = reference;
    const body = {
      ...checkout,
      data: {
        ...checkout.data,
        stepPayment: { termSelected: 'annual', paymentSelected: method, renewalSelected: true },
      },
      payment: reference,
    };
    const save = () => insist(() => `${api()}/api/checkouts`, { body, headers });
    let saved = await save();
    // A price that can't be computed now refuses nothing.
    while (!saved.quote && saved.refused === undefined) saved = await save();
    if (!saved.quote) throw new Error(`No price: ${JSON.stringify(saved.refused)}`);
    await press(`/api/checkouts/${saved.id}/order`, {
      headers,
      body: {
        quoteId: saved.quote.id,
        locale: 'fr',
        returnPath: '/fr/revision',
        contract,
        ...(method === 'bank' && { mandate }),
      },
    });
  }

  /** Presses, sometimes twice, until there is an answer, and follows the attempt. */
  async function press(path: string, call: Call): Promise<void> {
    const once = () => insist(() => api() + path, call);
    const isImpatient = Math.random() < 0.1;
    if (isImpatient) counts.pressedTwice += 1;
    const [answer] = await Promise.all(isImpatient ? [once(), once()] : [once()]);
    if (!answer.attempt) {
      refusals.push(JSON.stringify(answer.refused));
      return;
    }
    await follow(answer.attempt);
  }

  /** Acts as the page: answers the challenge, polls until the outcome is known, and leaves after a while. */
  async function follow(attempt: OrderAttempt): Promise<void> {
    const { attemptId } = attempt;
    const until = Date.now() + patience;
    let present = attempt;
    while (['confirming', 'unknown', 'challenge'].includes(present.state)) {
      told.set(attemptId, present.state);
      if (present.challengeUrl) {
        await approve(present.challengeUrl);
      }
      if (Date.now() > until) {
        counts.left += 1;
        return;
      }
      await delay(100);
      present = (await stateOf(attemptId)) ?? present;
    }
    told.set(attemptId, present.state);
  }

  async function stateOf(attemptId: string): Promise<OrderAttempt | undefined> {
    return (await ask(`${api()}/api/orders/attempts/${attemptId}/check`))?.attempt;
  }

  return {
    counts,
    /** Why orders were refused. */
    refusals,
    told,
    ask,
    insist,
    checkOut,
    sinceAnswer: () => Date.now() - lastAnswer,
  };
}
