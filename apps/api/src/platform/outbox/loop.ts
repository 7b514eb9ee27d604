import { describeError, type ErrorDescription } from '@jalon/process';

/** The part of Fastify's logger that the outbox uses. */
interface OutboxLog {
  warn(details: OutboxLogEntry | { readonly error: ErrorDescription }, message: string): void;
}

/** Ids and codes only: no personal data. */
interface OutboxLogEntry {
  readonly event: string;
  readonly kind: string;
  readonly attempts: number;
  readonly error: string | ErrorDescription;
}

/** Work that is polled for. */
export interface Loop {
  /** Polls now. */
  wake(): void;
  /** Stops polling; resolves when the current step has ended. */
  stop(): Promise<void>;
}

/** Average time between polls, in milliseconds, unless configured otherwise. */
export const defaultPollInterval = 2_000;

export interface LoopOptions {
  readonly log: OutboxLog;
  /** Average milliseconds between polls; {@link defaultPollInterval} by default. */
  readonly pollInterval?: number | undefined;
}

/**
 * Runs `step` until stopped: again immediately when it returns true, otherwise after the interval. The first step waits
 * too, so that the loops of a process that starts do not each open a connection at once.
 */
export function startLoop(
  step: () => Promise<boolean>,
  { log, pollInterval = defaultPollInterval }: LoopOptions,
): Loop {
  let stopping = false;
  let woken = false;
  let isAway = false;
  let endPause = () => {};

  async function pause(): Promise<void> {
    if (woken || stopping) return;
    await new Promise<void>((resolve) => {
      endPause = resolve;
      // Jitter: processes that started together must not poll together.
      setTimeout(resolve, pollInterval * (0.75 + Math.random() / 2)).unref();
    });
  }

  async function run(): Promise<void> {
    for (let isMore = false; ; ) {
      if (!isMore) await pause();
      if (stopping) return;
      woken = false;
      isMore = false;
      try {
        isMore = await step();
        isAway = false;
      } catch (error) {
        // One line per outage.
        if (!isAway && error instanceof Error) {
          log.warn({ error: describeError(error) }, 'outbox waits for the database');
        }
        isAway = true;
        woken = false;
      }
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
