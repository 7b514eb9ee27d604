/** What one process takes from those who call it; bodies have `bodyLimit` of the contract. */
export interface ServerLimits {
  /** Bytes of the request line and the headers together; more is answered with 431. */
  readonly headerBytes: number;
  /** Headers of one request; more is answered with 431. */
  readonly headers: number;
  /** Connections at the same time; those above it are closed as they come. */
  readonly connections: number;
  /** Until all headers are there, in milliseconds; a connection that sends nothing has no longer. */
  readonly headersTimeout: number;
  /** Until all of a request is there, in milliseconds; later is answered with 408. */
  readonly requestTimeout: number;
  /** Without a byte in either direction, in milliseconds; the connection is closed then. */
  readonly silence: number;
  /** How often the first two times are looked at, in milliseconds. */
  readonly checkInterval: number;
}

export const serverLimits: ServerLimits = {
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 2_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  silence: 60_000,
  checkInterval: 2_000,
};
