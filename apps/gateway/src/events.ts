import { setTimeout as delay } from 'node:timers/promises';
import { describeError } from '@jalon/process';
import type { FastifyBaseLogger } from 'fastify';
import type { DueEvent } from './event-store.ts';
import { sign, signatureHeader } from './signature.ts';
import type { GatewayStore } from './store.ts';

export interface EventOptions {
  readonly store: GatewayStore;
  /** Read at each event: in tests the receiver starts after the gateway. */
  readonly url: () => string;
  readonly secret: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

export interface EventSender {
  /** Sends the due events, and waits for the answers. */
  flush(): Promise<void>;
  /** Polls for due work now. */
  wake(): void;
  stop(): Promise<void>;
}

/** Milliseconds. */
const answerTimeout = 10_000;
const firstPause = 500;
const longestPause = 60 * 60_000;
/** Attempts over three days. After that, the receiver must ask for the state. */
const maximumTries = 80;
const batch = 20;
/** Until the next poll, when nothing is scheduled. */
const longestWait = 60_000;

/** Sends the events of the store, and settles or ends charges when they are due. */
export function startEvents({ store, url, secret, log, now }: EventOptions): EventSender {
  const stopping = new AbortController();
  let flushing: Promise<void> | undefined;
  let waking = new AbortController();
  const running = run();

  /** Whether the receiver took the event. */
  async function post(text: string): Promise<boolean> {
    try {
      const response = await fetch(url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(text, secret, now()) },
        body: text,
        redirect: 'manual',
        signal: AbortSignal.timeout(answerTimeout),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function deliver({ body, copies, tries }: DueEvent): Promise<void> {
    const text = JSON.stringify(body);
    const taken = await Promise.all(Array.from({ length: copies }, () => post(text)));
    if (taken.every(Boolean)) return store.eventDelivered(body.id);
    const pause = Math.min(firstPause * 2 ** Math.min(tries, 30), longestPause);
    store.eventFailed(body.id, tries + 1 < maximumTries ? pause : undefined);
  }

  async function flushAll(): Promise<void> {
    store.advance();
    for (let due = store.dueEvents(batch); due.length > 0; due = store.dueEvents(batch)) {
      await Promise.all(due.map(deliver));
      if (stopping.signal.aborted) return;
    }
  }

  async function flush(): Promise<void> {
    // An earlier flush may have started before these events were due.
    await flushing;
    flushing ??= flushAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      try {
        await flush();
      } catch (error) {
        log.error({ error: describeError(error) }, 'events');
      }
      const next = Math.min(
        store.nextAdvance() ?? Number.POSITIVE_INFINITY,
        store.nextEvent() ?? Number.POSITIVE_INFINITY,
      );
      const wait = Math.max(10, Math.min(next - now(), longestWait));
      await delay(wait, undefined, {
        signal: AbortSignal.any([waking.signal, stopping.signal]),
        ref: false,
      }).catch(() => {});
    }
  }

  return {
    flush,
    wake: () => waking.abort(),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
