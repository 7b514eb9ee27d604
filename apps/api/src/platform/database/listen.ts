import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

export interface Listener {
  /** Called with the payload of each notification. */
  onMessage(payload: string): void;
  /** Called whenever listening starts: notifications before that were missed. */
  onListening(): void;
}

/** Milliseconds between the loss of a connection and the next one. */
const pause = 1_000;

/**
 * Listens to a PostgreSQL channel on a separate connection, until `stop`. A lost connection is replaced. Hears
 * nothing through a pooler in transaction mode.
 */
export function listen(
  connect: () => Client,
  channel: string,
  { onMessage, onListening }: Listener,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function listenOnce(): Promise<void> {
    const client = connect();
    const ended = once(client, 'end', { signal });
    // Handled below; it may also be rejected while the connection is being made.
    ended.catch(() => {});
    try {
      await client.connect();
      client.on('notification', ({ payload = '' }) => onMessage(payload));
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      onListening();
      await ended;
    } finally {
      await client.end();
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      // The database reports its own outages (`onUnavailable`).
      await listenOnce().catch(() => {});
      await delay(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
