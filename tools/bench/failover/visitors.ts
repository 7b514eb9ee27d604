import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { OrderAttempt } from '@jalon/api-client/contract';
import type { Client } from 'pg';
import { keyDigest } from '../../../apps/api/src/features/forms/store/store-submission.ts';
import { wholeCheckout } from '../../../apps/api/src/testing/saved-checkouts.ts';
import { accounts, cards, createBuyers, pick } from '../kill-orders/buyer.ts';
import { values } from '../load.ts';

export interface VisitorOptions {
  readonly siteUrl: string;
  readonly gatewayUrl: string;
  /** How many are acknowledged at least; visitors go on as long as there are faults. */
  readonly submissions: number;
  readonly orders: number;
}

export interface Visitors {
  /** When a submission was acknowledged. */
  readonly writes: readonly number[];
  /** When a page was complete. */
  readonly pages: readonly number[];
  readonly failedPages: readonly number[];
  /** References, by the key of the submission. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** The last state that visitors saw, by attempt to pay. */
  readonly told: ReadonlyMap<string, OrderAttempt['state']>;
  /** Waits until there are enough, and ends. */
  finish(): Promise<void>;
  facts(): string[];
  faults(): Record<string, number>;
}

const submitters = 8;
const buyerCount = 3;
/** Milliseconds between two submissions of a visitor, two orders and two pages. */
const pauses = { submission: 60, order: 1_000, page: 100 };

/** Starts visitors who submit, pay and read pages, and who try again as a person does. */
export function startVisitors({ siteUrl, gatewayUrl, submissions, orders }: VisitorOptions): Visitors {
  const [writes, pages, failedPages] = [[] as number[], [] as number[], [] as number[]];
  const acknowledged = new Map<string, string>();
  const counts = { unavailable: 0, otherAnswers: 0, changedReferences: 0, orders: 0 };
  const buyers = createBuyers({ api: () => siteUrl, gatewayUrl });
  let isFinishing = false;
  const isDone = () => isFinishing && acknowledged.size >= submissions && counts.orders >= orders;

  /** Sends it with the same key until it is acknowledged; returns its reference. */
  async function submit(key: string): Promise<string> {
    for (;;) {
      const response = await fetch(`${siteUrl}/api/forms/12`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ formID: '12', locale: 'F', userAgent: 'failover bench', ...values }),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
      const answer = await response?.json().catch(() => undefined);
      if (response?.status === 200 && answer) return answer.reference;
      if (!response || response.status === 200 || [502, 503, 504].includes(response.status))
        counts.unavailable += 1;
      else counts.otherAnswers += 1;
      await delay(200);
    }
  }

  async function submitter(): Promise<void> {
    while (!isDone()) {
      const key = randomUUID();
      const reference = await submit(key);
      writes.push(Date.now());
      acknowledged.set(key, reference);
      // Some send again although they were answered.
      if (acknowledged.size % 10 === 0 && (await submit(key)) !== reference) counts.changedReferences += 1;
      await delay(pauses.submission);
    }
  }

  async function buyer(): Promise<void> {
    while (!isDone()) {
      const number = pick(Math.random() < 0.1 ? accounts : cards);
      await buyers.checkOut(wholeCheckout, { number });
      counts.orders += 1;
      await delay(pauses.order);
    }
  }

  async function reader(): Promise<void> {
    while (!isDone()) {
      // A browser repeats a GET once when the connection breaks.
      const answer = await read()
        .catch(read)
        .catch(() => undefined);
      (answer?.ok ? pages : failedPages).push(Date.now());
      await delay(pauses.page);
    }
  }

  async function read(): Promise<Response> {
    const answer = await fetch(`${siteUrl}/fr`, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer;
  }

  const all = Promise.all([
    ...Array.from({ length: submitters }, submitter),
    ...Array.from({ length: buyerCount }, buyer),
    reader(),
  ]);
  // Awaited by `finish`.
  all.catch(() => {});

  return {
    writes,
    pages,
    failedPages,
    acknowledged,
    told: buyers.told,
    async finish() {
      isFinishing = true;
      await all;
    },
    facts: () => [
      `${acknowledged.size} submissions acknowledged, ${counts.unavailable} tries without an answer or with 502, 503 or 504`,
      `${counts.orders} orders, ${buyers.counts.unavailable + buyers.counts.lostAnswers} calls for them as above, ${buyers.counts.left} payments left open by their visitor`,
    ],
    faults: () => ({
      'other answers to a submission': counts.otherAnswers,
      'references that changed': counts.changedReferences,
      'orders refused': buyers.refusals.length,
    }),
  };
}

/** The longest time between two moments of a list, after `from`, in milliseconds. */
export function longestGap(times: readonly number[], from: number): number {
  let [longest, last] = [0, from];
  for (const time of [...times, Date.now()]) {
    if (time < from) continue;
    longest = Math.max(longest, time - last);
    last = time;
  }
  return longest;
}

/** Compares the rows with what visitors were told. */
export async function compareSubmissions(client: Client, acknowledged: ReadonlyMap<string, string>) {
  const { rows } = await client.query<{ key: string; reference: string; is_delivered: boolean }>(
    `SELECT idempotency_key AS key, reference, mailbox.submission_id IS NOT NULL AS is_delivered
     FROM submissions LEFT JOIN mailbox ON mailbox.submission_id = submissions.id`,
  );
  const stored = new Map(rows.map(({ key, reference }) => [key, reference]));
  const lost = [...acknowledged].filter(([key, reference]) => stored.get(keyDigest(key)) !== reference);
  return {
    facts: [`${rows.length} submissions stored`],
    faults: {
      'acknowledged submissions lost': lost.length,
      'submissions stored twice': rows.length - stored.size,
      'submissions stored that nobody was told of': stored.size - acknowledged.size,
      'submissions not delivered': rows.filter(({ is_delivered }) => !is_delivered).length,
    },
  };
}
