import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

export interface BatchOptions {
  /** Batches under way at the same time, all but the first full ones. Default 2. */
  readonly atOnce?: number;
  /** Items of one batch. Default 64. */
  readonly most?: number;
  /** Milliseconds after a batch of several before the next one, in which it fills. Default 3. */
  readonly pause?: number;
  /** Items that may wait; one more is refused at once. Default 1 000. */
  readonly waiting?: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Does small work of many callers in one statement: an item that comes while others are under way waits for
 * them, and a little more, and goes with everything that came meanwhile; one that comes alone goes at once.
 * What a statement costs the processors of both sides is then shared when there is much to do.
 *
 * An outage meets all items of a batch. Any other failure is taken for one item's own: each is then done by
 * itself, so that the others do not fail with it.
 * @param work gives a result for each item, in their order; does all of them or, when it fails, none.
 * @returns what does one item; it throws DatabaseUnavailable when too many wait.
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
    // Who came alone is likely to stay so.
    if (batch.length > 1) await delay(pause);
    running -= 1;
    start();
  }

  function start(): void {
    // Fewer and larger cost less; but one that is held up holds up no more than it takes to fill the next.
    while (queue.length >= (running === 0 ? 1 : most) && running < atOnce) void run(queue.splice(0, most));
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= mayWait) {
        reject(new DatabaseUnavailable('Too many wait for a batch'));
        return;
      }
      queue.push({ item, resolve, reject });
      start();
    });
}
