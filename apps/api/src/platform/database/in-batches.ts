import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

export interface BatchOptions {
  /** Batches in progress at the same time; all but the first are full. Default 2. */
  readonly atOnce?: number;
  /** Maximum items per batch. Default 64. */
  readonly most?: number;
  /** Milliseconds between a batch of several items and the next, which fills up meanwhile. Default 3. */
  readonly pause?: number;
  /** Maximum items in the queue; further ones are refused at once. Default 1,000. */
  readonly waiting?: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Combines small database calls into batches. An item that arrives alone is processed at once. Items that
 * arrive during a batch wait for its end and a short pause, then form the next batch: under load, many items
 * share the cost of one statement.
 *
 * When a batch fails because the database is unavailable, all its items fail. After any other error each item
 * is processed alone, so that only the faulty one fails.
 * @param work processes all items, or none when it throws; returns one result per item, in the same order.
 * @returns a function that processes one item; it throws DatabaseUnavailable when the queue is full.
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce = 2, most = 64, pause = 3, waiting: mayWait = 1_000 }: BatchOptions = {},
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running = 0;

  async function run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    running += 1;
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      if (batch.length > 1 && !isUnavailable(error)) {
        await Promise.all(batch.map((one) => run([one])));
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
    // No pause after a single item: there is probably little load.
    if (batch.length > 1) await delay(pause);
    running -= 1;
    start();
  }

  function start(): void {
    // Large batches are more efficient, so only a full one may run in parallel with another.
    while (queue.length >= (running === 0 ? 1 : most) && running < atOnce) void run(queue.splice(0, most));
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= mayWait) {
        reject(new DatabaseUnavailable('Too many calls are waiting for a batch'));
        return;
      }
      queue.push({ item, resolve, reject });
      start();
    });
}
