import { like } from 'drizzle-orm';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';

/**
 * Where a submission is sent; the acknowledgement goes to the visitor, and the notice of a change to the email
 * address that the visitor had before.
 */
export type ChannelName = 'mailbox' | 'mail' | 'acknowledgement' | 'change-notice' | 'webhook';

const prefix = 'forms.';

/** The kind of the outbox event that sends a submission to a channel. */
export function eventKind(channel: ChannelName): string {
  return prefix + channel;
}

export function channelOf(kind: string): ChannelName {
  return kind.slice(prefix.length) as ChannelName;
}

/** Selects the events of submissions among those of all features. */
export const isSubmissionEvent = like(outboxEvents.kind, `${prefix}%`);
