import { describeError, type ErrorDescription } from '@jalon/process';
import { UnreadableData } from '../crypto/encryption.ts';
import type { Database } from '../database/database.ts';
import { defineCounter } from '../observability/metrics.ts';
import { DeliveryFailed, DeliverySkipped, type EventHandler } from './event-handler.ts';
import { type AttemptEnd, afterFailure, type ClaimedEvent, claimEvents, endAttempt } from './event-store.ts';
import { type Loop, type LoopOptions, startLoop } from './loop.ts';

export interface WorkerLimits {
  /** Milliseconds that an attempt may take; less than its lease. Default 30,000. */
  readonly attemptTimeout?: number | undefined;
  /** Milliseconds that attempts in progress may take once the worker stops. Default 5,000. */
  readonly stopTimeout?: number | undefined;
}

interface WorkerOptions extends WorkerLimits, LoopOptions {
  readonly database: Database;
  /** By kind. */
  readonly handlers: ReadonlyMap<string, EventHandler>;
}

/** Counts attempts by kind and outcome: `skipped` must not be sent, `retried` will be retried, `failed` will not. */
const countEvents = defineCounter<{
  kind: string;
  outcome: 'delivered' | 'skipped' | 'retried' | 'failed';
}>('jalon_outbox_events_total', 'Attempts to deliver an event of the outbox');

/** Attempts at the same time in one process. */
const concurrency = 4;

/** Handles due events; several processes may do so at the same time. */
function startWorker(options: WorkerOptions): Loop {
  const { database, handlers, log, attemptTimeout = 30_000, stopTimeout = 5_000 } = options;
  const kinds = [...handlers.keys()];
  const inProgress = new Set<Promise<void>>();
  const stopping = new AbortController();

  const loop = startLoop(async () => {
    const free = concurrency - inProgress.size;
    if (free === 0) return false;
    const claimed = await claimEvents(database, kinds, free);
    for (const event of claimed) {
      const attempt = attemptOnce(event).finally(() => {
        inProgress.delete(attempt);
        loop.wake();
      });
      inProgress.add(attempt);
    }
    return claimed.length === free;
  }, options);

  async function attemptOnce(event: ClaimedEvent): Promise<void> {
    const { id, kind, attempts } = event;
    const end = await attempt(event);
    try {
      await endAttempt(database, event, end);
    } catch (error) {
      // When the lease ends, the event is handled again, with the same id.
      log.warn({ event: id, kind, attempts, error: describe(error) }, 'outbox result not stored');
      return;
    }
    if (end.outcome === 'released') return;
    countEvents({ kind, outcome: end.outcome });
    if (end.outcome === 'retried' || end.outcome === 'failed') {
      log.warn({ event: id, kind, attempts, error: end.error }, `outbox event ${end.outcome}`);
    }
  }

  async function attempt({ attempts, ...event }: ClaimedEvent): Promise<AttemptEnd> {
    const timeout = AbortSignal.timeout(attemptTimeout);
    const signal = AbortSignal.any([timeout, stopping.signal]);
    try {
      const handler = handlers.get(event.kind);
      if (!handler) throw new Error(`No handler for ${event.kind}`);
      await Promise.race([handler(event, signal), aborted(signal)]);
      return { outcome: 'delivered' };
    } catch (error) {
      if (stopping.signal.aborted) return { outcome: 'released' };
      if (timeout.aborted) return afterFailure(attempts, { error: 'timeout', final: false });
      if (error instanceof DeliverySkipped) return { outcome: 'skipped', reason: error.code };
      if (error instanceof DeliveryFailed) {
        return afterFailure(attempts, { error: error.code, final: error.final });
      }
      const code = error instanceof UnreadableData ? 'unreadable' : 'error';
      const { id, kind } = event;
      log.warn({ event: id, kind, attempts, error: describe(error) }, 'outbox handler failed');
      return afterFailure(attempts, { error: code, final: false });
    }
  }

  let stopped: Promise<void> | undefined;

  async function stop(): Promise<void> {
    await loop.stop();
    const timer = setTimeout(() => stopping.abort(), stopTimeout);
    await Promise.all(inProgress);
    clearTimeout(timer);
  }

  return {
    wake: loop.wake,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The attempt took too long')), { once: true });
  });
}

function describe(error: unknown): ErrorDescription {
  return describeError(error instanceof Error ? error : new Error(String(error)));
}

export interface OutboxOptions extends WorkerLimits, LoopOptions {
  readonly database: Database;
}

/**
 * Handles the events that features store with their own data. Features register a handler for each kind of
 * event; events of a kind without a handler wait.
 */
export interface Outbox {
  /** Registers the handler of a kind. Before {@link Outbox.start}. */
  handle(kind: string, handler: EventHandler): void;
  /** Registers other work that is polled for, like the step of a {@link Loop}. Before {@link Outbox.start}. */
  poll(step: () => Promise<boolean>): void;
  /** Starts to handle events and to poll in this process; again after {@link Outbox.stop}. */
  start(): void;
  /** Polls for due events now; call it after storing one. */
  wake(): void;
  /** Stops. Attempts in progress finish within the limit, or are left to another process. */
  stop(): Promise<void>;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const handlers = new Map<string, EventHandler>();
  const steps: (() => Promise<boolean>)[] = [];
  /** The worker first. */
  let running: readonly Loop[] = [];

  return {
    handle(kind, handler) {
      if (handlers.has(kind)) throw new Error(`Two handlers for ${kind}`);
      if (running.length > 0) throw new Error(`The handler for ${kind} is registered too late`);
      handlers.set(kind, handler);
    },
    poll(step) {
      steps.push(step);
    },
    start() {
      if (running.length > 0) return;
      running = [startWorker({ ...options, handlers }), ...steps.map((step) => startLoop(step, options))];
    },
    wake: () => running[0]?.wake(),
    async stop() {
      const stopping = running;
      await Promise.all(stopping.map((loop) => loop.stop()));
      if (running === stopping) running = [];
    },
  };
}
