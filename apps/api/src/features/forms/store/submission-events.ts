import { like } from 'drizzle-orm';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';

/**
 * Where a submission is sent. `acknowledgement` is a message to the visitor, `change-notice` a message to the
 * visitor's former email address.
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
