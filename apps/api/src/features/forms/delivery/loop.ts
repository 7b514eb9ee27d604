import { describeError } from '../../../platform/server/logging.ts';
import type { DeliveryLog } from './delivery-log.ts';

/** Work that is looked for again and again. */
export interface Loop {
  /** Looks at once. */
  wake(): void;
  /** Looks no more; resolves when the step under way has ended. */
  stop(): Promise<void>;
}

/** How often a loop looks when nobody wakes it, on average, in milliseconds. */
const interval = 2_000;

/** Runs `step` until it is stopped: at once again when it says that there is more, else after a while. */
export function startLoop(step: () => Promise<boolean>, log: DeliveryLog): Loop {
  let stopping = false;
  let woken = false;
  let isAway = false;
  let endPause = () => {};

  async function pause(): Promise<void> {
    if (woken || stopping) return;
    await new Promise<void>((resolve) => {
      endPause = resolve;
      // Processes that started together do not stay together.
      setTimeout(resolve, interval * (0.75 + Math.random() / 2)).unref();
    });
  }

  async function run(): Promise<void> {
    while (!stopping) {
      woken = false;
      let isMore = false;
      try {
        isMore = await step();
        isAway = false;
      } catch (error) {
        // Once for each outage.
        if (!isAway && error instanceof Error) {
          log.warn({ error: describeError(error) }, 'deliveries wait for the database');
        }
        isAway = true;
        woken = false;
      }
      if (!isMore) await pause();
    }
  }

  const running = run();
  return {
    wake() {
      woken = true;
      endPause();
    },
    stop() {
      stopping = true;
      endPause();
      return running;
    },
  };
}
