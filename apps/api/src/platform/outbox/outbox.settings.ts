import type { Environment } from '@jalon/process';
import { defaultPollInterval } from './loop.ts';

export interface OutboxSettings {
  /** Whether this process handles events and deletes old data; otherwise it only stores. */
  readonly worker: boolean;
  /** Average milliseconds between polls for due work. */
  readonly pollInterval: number;
}

export function readOutboxSettings(environment: Environment): OutboxSettings {
  return {
    worker: environment.oneOf('WORKER', ['on', 'off'], 'on') === 'on',
    pollInterval: environment.integer('WORKER_POLL_MS', defaultPollInterval, 50, 60_000),
  };
}
