import type { Environment } from '@jalon/process';

export interface OutboxSettings {
  /** Whether this process handles events and deletes old data; otherwise it only stores. */
  readonly worker: boolean;
}

export function readOutboxSettings(environment: Environment): OutboxSettings {
  return { worker: environment.oneOf('WORKER', ['on', 'off'], 'on') === 'on' };
}
