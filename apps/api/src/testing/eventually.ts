import { vi } from 'vitest';

/** Waits for work in the background: repeats a look until it no longer throws, for 20 seconds at most. */
export const eventually = <Value>(look: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(look, { timeout: 20_000 });
