import type { ErrorDescription } from '@jalon/process';

/** The part of Fastify's logger that the outbox uses. */
export interface OutboxLog {
  warn(details: OutboxLogEntry | { readonly error: ErrorDescription }, message: string): void;
}

/** Ids and codes only: no personal data. */
export interface OutboxLogEntry {
  readonly event: string;
  readonly kind: string;
  readonly attempts: number;
  readonly error: string | ErrorDescription;
}
