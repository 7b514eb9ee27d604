import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { type ChildOptions, signalGroup, startChild, untilClosed } from './children.ts';

/** Milliseconds. */
export interface Timing {
  /** Before the first restart; each further one waits twice as long. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** A service that ran this long starts again with the first pause. */
  readonly settled: number;
  /** How long a service may take to answer for the first time. */
  readonly startLimit: number;
  /** Between two checks of a service that answered. */
  readonly checkInterval: number;
  /** A service that has not answered for this long is killed and started again. */
  readonly frozen: number;
}

const standard: Timing = {
  firstPause: 1_000,
  longestPause: 60_000,
  settled: 60_000,
  startLimit: 60_000,
  checkInterval: 5_000,
  frozen: 20_000,
};

/** Between two checks of a service that starts, in milliseconds. */
const startInterval = 150;

export interface ServiceOptions extends Omit<ChildOptions, 'output'> {
  readonly name: string;
  /** Any answer shows that the service runs. */
  readonly aliveUrl: string;
  /** Answers with a success when the service can do its work. */
  readonly readyUrl: string;
  say(line: string): void;
  readonly timing?: Partial<Timing> | undefined;
}

export interface Service {
  /** Resolves when the service is ready for the first time; false when it ended or took too long. */
  readonly ready: Promise<boolean>;
  /** No more restarts. Ending the process is the caller's task: `stopChildren`. */
  release(): void;
}

/** Runs a service: starts it again when it ends, and kills it when it no longer answers. */
export function supervise({ name, aliveUrl, readyUrl, say, timing, ...program }: ServiceOptions): Service {
  const { firstPause, longestPause, settled, startLimit, checkInterval, frozen } = { ...standard, ...timing };
  const released = new AbortController();
  const firstReady = Promise.withResolvers<boolean>();
  let hasBeenReady = false;
  void run();
  return { ready: firstReady.promise, release: () => released.abort() };

  async function run(): Promise<void> {
    let pause = firstPause;
    while (!released.signal.aborted) {
      const startedAt = performance.now();
      const child = startChild({ ...program, output: 'inherit' });
      const closed = new AbortController();
      const [how] = await Promise.all([
        untilClosed(child).finally(() => closed.abort()),
        watch(child, AbortSignal.any([closed.signal, released.signal])),
      ]);
      // A restart does not correct a wrong setting.
      if (!hasBeenReady) return firstReady.resolve(false);
      if (released.signal.aborted) return;
      if (performance.now() - startedAt > settled) pause = firstPause;
      const reason = typeof how === 'number' ? `exit code ${how}` : how;
      say(`The ${name} ended (${reason}). It starts again in ${pause / 1000} s.`);
      await sleep(pause, released.signal);
      pause = Math.min(2 * pause, longestPause);
    }
  }

  /** Checks a process until it ends. */
  async function watch(child: ChildProcess, ended: AbortSignal): Promise<void> {
    let deadline = performance.now() + startLimit;
    let isReady: boolean | undefined;
    while (!ended.aborted) {
      const answersReady = (await statusOf(readyUrl, ended)) === 200;
      const answers = answersReady || (await statusOf(aliveUrl, ended)) !== undefined;
      if (ended.aborted) return;
      if (answersReady && !isReady) {
        if (hasBeenReady) say(`The ${name} is ready again.`);
        hasBeenReady = true;
        firstReady.resolve(true);
      }
      if (answers && !answersReady && isReady) say(`The ${name} is not ready.`);
      if (answersReady || (answers && isReady)) isReady = answersReady;
      if (answers && isReady !== undefined) deadline = performance.now() + frozen;
      if (performance.now() > deadline) {
        say(`The ${name} does not answer.`);
        signalGroup(child, 'SIGKILL');
        return;
      }
      await sleep(isReady === undefined ? startInterval : checkInterval, ended);
    }
  }

  /** The status of an answer; undefined when there is none in time. */
  async function statusOf(url: string, ended: AbortSignal): Promise<number | undefined> {
    try {
      const answer = await fetch(url, { signal: AbortSignal.any([ended, AbortSignal.timeout(frozen / 2)]) });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return undefined;
    }
  }
}

/** Waits, or until the signal is aborted. */
async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => {});
}
