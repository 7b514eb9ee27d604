import { and, isNotNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { restartEvents } from '../../../platform/outbox/event-store.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { eventKind, isSubmissionEvent } from '../store/submission-events.ts';

/**
 * Sends finished deliveries again, with their former ids; returns how many. A message to the visitor is
 * repeated only if it failed.
 */
export function resend(database: Database, condition: SQL | undefined): Promise<number> {
  const toVisitor = [eventKind('acknowledgement'), eventKind('change-notice')];
  const isWanted = or(notInArray(outboxEvents.kind, toVisitor), isNotNull(outboxEvents.failedAt));
  return restartEvents(database, and(isSubmissionEvent, condition, isWanted));
}
