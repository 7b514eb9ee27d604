import type { ErrorDescription } from '../../../platform/server/logging.ts';
import type { ChannelName } from './channel.ts';

/** Takes log lines; the part of Fastify's logger that is used. */
export interface DeliveryLog {
  warn(details: DeliveryEvent | { readonly error: ErrorDescription }, line: string): void;
}

/** Ids and words only: no personal data. */
export interface DeliveryEvent {
  readonly delivery: string;
  readonly channel: ChannelName;
  readonly attempts: number;
  readonly error: string | ErrorDescription;
}
