import type { Database } from '../database/database.ts';
import type { BatchHandler, EventHandler } from './event-handler.ts';
import { batchSize, handleBatch } from './event-store.ts';
import { type Loop, type LoopOptions, startLoop } from './loop.ts';
import { countEvents, startWorker, type WorkerLimits } from './worker.ts';

export interface OutboxOptions extends WorkerLimits, LoopOptions {
  readonly database: Database;
}

/**
 * Handles the events that features store with their own data. Features register a handler for each kind of
 * event; events of a kind without a handler wait.
 */
export interface Outbox {
  /** Registers the handler of a kind that calls other services. Before {@link Outbox.start}. */
  handle(kind: string, handler: EventHandler): void;
  /** Registers the handler of a kind that only writes to the database. Before {@link Outbox.start}. */
  handleInBatches(kind: string, handler: BatchHandler): void;
  /** Starts to handle events in this process. */
  start(): void;
  /** Polls for due events now; call it after storing one. */
  wake(): void;
  /** Stops. Attempts in progress finish within the limit, or are left to another process. */
  stop(): Promise<void>;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { database } = options;
  const handlers = new Map<string, EventHandler>();
  const batchHandlers = new Map<string, BatchHandler>();
  let worker: Loop | undefined;
  let batchLoops: readonly Loop[] = [];
  let isStarted = false;

  function register<Handler>(known: Map<string, Handler>, kind: string, handler: Handler): void {
    if (handlers.has(kind) || batchHandlers.has(kind)) throw new Error(`Two handlers for ${kind}`);
    if (isStarted) throw new Error(`The handler for ${kind} is registered too late`);
    known.set(kind, handler);
  }

  return {
    handle: (kind, handler) => register(handlers, kind, handler),
    handleInBatches: (kind, handler) => register(batchHandlers, kind, handler),
    start() {
      if (isStarted) return;
      isStarted = true;
      if (handlers.size > 0) worker = startWorker({ ...options, handlers });
      batchLoops = [...batchHandlers].map(([kind, handler]) =>
        startLoop(async () => {
          const count = await handleBatch(database, kind, handler);
          countEvents({ kind, outcome: 'delivered' }, count);
          return count === batchSize;
        }, options),
      );
    },
    wake: () => worker?.wake(),
    async stop() {
      await Promise.all([worker?.stop(), ...batchLoops.map((loop) => loop.stop())]);
    },
  };
}
