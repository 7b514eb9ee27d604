import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import type { KeepDays } from '../forms.settings.ts';
import { purgeSubmissions, type UndeliveredPurge } from './stored-submissions.ts';
import { submissions } from './submissions.tables.ts';

const olderThan = (days: number): SQL =>
  sql`${submissions.createdAt} < now() - make_interval(days => ${days})`;

/** Neither a delivery nor an answer is pending. */
export const isDone = sql`(${submissions.dueAt} IS NULL OR ${submissions.answeredAt} IS NOT NULL) AND NOT EXISTS (
  SELECT FROM ${outboxEvents}
  WHERE ${outboxEvents.subjectId} = ${submissions.id} AND ${outboxEvents.nextAttemptAt} IS NOT NULL
)`;

/**
 * One condition for each stored form, which selects submissions past their retention period, except those that still
 * wait for delivery or an answer. The form is compared by equality, so that the index on form and time is used.
 */
export async function pastKeeping(
  { pool }: Database,
  { standard, forms }: KeepDays,
): Promise<readonly (SQL | undefined)[]> {
  // One index lookup per form; SELECT DISTINCT would read the whole index.
  const { rows } = await pool.query<{ id: number }>(`
    WITH RECURSIVE stored AS (
      SELECT min(form_id) AS id FROM submissions
      UNION ALL
      SELECT (SELECT min(form_id) FROM submissions WHERE form_id > stored.id) FROM stored WHERE stored.id IS NOT NULL
    )
    SELECT id FROM stored WHERE id IS NOT NULL`);
  return rows.map(({ id }) => and(eq(submissions.formId, id), olderThan(forms.get(id) ?? standard), isDone));
}

/** Deletes submissions past their retention period; logs how many of each form were never delivered. */
export async function deletePastKeeping(
  database: Database,
  keepDays: KeepDays,
  log: { warn(details: UndeliveredPurge, line: string): void },
): Promise<void> {
  for (const condition of await pastKeeping(database, keepDays)) {
    await purgeSubmissions(database, condition, (undelivered) => {
      log.warn(undelivered, 'undelivered submissions deleted');
    });
  }
}
