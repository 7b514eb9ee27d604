import { describeError, type ErrorDescription } from '@jalon/process';
import { and, eq, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import type { KeepDays } from '../forms.settings.ts';
import { purgeSubmissions, type UndeliveredPurge } from './stored-submissions.ts';
import { submissions } from './submissions.tables.ts';

const olderThan = (days: number): SQL =>
  sql`${submissions.createdAt} < now() - make_interval(days => ${days})`;

/** Selects what is old enough to delete, except submissions that still wait for delivery or an answer. */
export function pastKeeping({ standard, forms }: KeepDays): SQL | undefined {
  const ofForms = [...forms].map(([formId, days]) => and(eq(submissions.formId, formId), olderThan(days)));
  const ofOthers = and(
    forms.size > 0 ? notInArray(submissions.formId, [...forms.keys()]) : undefined,
    olderThan(standard),
  );
  return and(
    or(...ofForms, ofOthers),
    sql`(${submissions.dueAt} IS NULL OR ${submissions.answeredAt} IS NOT NULL)`,
    sql`NOT EXISTS (
      SELECT FROM ${outboxEvents}
      WHERE ${outboxEvents.subjectId} = ${submissions.id} AND ${outboxEvents.nextAttemptAt} IS NOT NULL
    )`,
  );
}

/** The part of Fastify's logger that is used. */
interface RetentionLog {
  warn(details: UndeliveredPurge | { readonly error: ErrorDescription }, line: string): void;
}

/** Milliseconds. The first run is early, for processes that are restarted often. */
const interval = 3_600_000;
const firstDelay = 60_000;

/**
 * Deletes submissions past their retention period, every hour between `start` and `stop`; logs how many of
 * them were never delivered.
 */
export function createRetention({
  database,
  keepDays,
  log,
}: {
  readonly database: Database;
  readonly keepDays: KeepDays;
  readonly log: RetentionLog;
}): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;

  function purge(): void {
    timer = setTimeout(purge, interval).unref();
    purgeSubmissions(database, pastKeeping(keepDays), (undelivered) => {
      log.warn(undelivered, 'undelivered submissions deleted');
    }).catch((error: Error) => {
      log.warn({ error: describeError(error) }, 'old submissions could not be deleted');
    });
  }

  return {
    start() {
      timer = setTimeout(purge, firstDelay).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
