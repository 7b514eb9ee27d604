import type { ConnectionLimits } from './limit-connections.ts';

/** Limits of one process for its clients; `bodyLimit` for bodies is in the contract. */
export interface ServerLimits extends ConnectionLimits {
  /** Bytes of the request line and headers together; more is answered with 431. */
  readonly headerBytes: number;
  /** Number of headers; more is answered with 431. */
  readonly headers: number;
  /** Concurrent connections; further ones are closed at once. */
  readonly connections: number;
  /** Milliseconds until all headers have arrived, for idle new connections too. */
  readonly headersTimeout: number;
  /** Milliseconds until the whole request has arrived; later is answered with 408. */
  readonly requestTimeout: number;
  /** Milliseconds without data in either direction, after which a connection is closed. */
  readonly silence: number;
  /** Milliseconds between checks of the first two timeouts. */
  readonly checkInterval: number;
}

export const serverLimits: ServerLimits = {
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 2_000,
  connectionsPerClient: 100,
  connectionsPerProxy: 1_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  silence: 60_000,
  checkInterval: 2_000,
};
