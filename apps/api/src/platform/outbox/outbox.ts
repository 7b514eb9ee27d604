import type { Database } from '../database/database.ts';
import type { EventHandler } from './event-handler.ts';
import type { Loop, LoopOptions } from './loop.ts';
import { startWorker, type WorkerLimits } from './worker.ts';

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
  /** Starts to handle events in this process. */
  start(): void;
  /** Polls for due events now; call it after storing one. */
  wake(): void;
  /** Stops. Attempts in progress finish within the limit, or are left to another process. */
  stop(): Promise<void>;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const handlers = new Map<string, EventHandler>();
  let worker: Loop | undefined;

  return {
    handle(kind, handler) {
      if (handlers.has(kind)) throw new Error(`Two handlers for ${kind}`);
      if (worker) throw new Error(`The handler for ${kind} is registered too late`);
      handlers.set(kind, handler);
    },
    start() {
      worker ??= startWorker({ ...options, handlers });
    },
    wake: () => worker?.wake(),
    async stop() {
      await worker?.stop();
    },
  };
}
