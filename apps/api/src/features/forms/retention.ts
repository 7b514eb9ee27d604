import { and, eq, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { describeError, type ErrorDescription } from '../../platform/server/logging.ts';
import { deliveries } from './delivery/deliveries.tables.ts';
import type { KeepDays } from './forms.settings.ts';
import { purgeSubmissions, type UndeliveredPurge } from './stored-submissions.ts';
import { submissions } from './submissions.tables.ts';

const olderThan = (days: number): SQL =>
  sql`${submissions.createdAt} < now() - make_interval(days => ${days})`;

/** What is to be deleted by age: not what is still on its way, nor who still has to be answered. */
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
      SELECT FROM ${deliveries}
      WHERE ${deliveries.submissionId} = ${submissions.id} AND ${deliveries.nextAttemptAt} IS NOT NULL
    )`,
  );
}

/** Takes log lines; the part of Fastify's logger that is used. */
interface RetentionLog {
  warn(details: UndeliveredPurge | { readonly error: ErrorDescription }, line: string): void;
}

/** Milliseconds. The first time comes soon: a process may never live long. */
const interval = 3_600_000;
const firstDelay = 60_000;

/**
 * Deletes what has been kept long enough, every hour from its start to its end; logs how much of it had failed
 * for good to reach someone.
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
      log.warn({ error: describeError(error) }, 'old submissions wait to be deleted');
    });
  }

  return {
    start() {
      timer = setTimeout(purge, firstDelay).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
