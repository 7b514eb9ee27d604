import { createHash } from 'node:crypto';
import type { Submission } from '@jalon/forms/schemas';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { submissions } from '../database/schema.ts';
import { newReference } from './reference.ts';

export interface NewSubmission extends Submission {
  readonly formId: number;
  readonly idempotencyKey: string;
}

/** How often a reference that is taken is drawn again; one in 10¹³ is taken for each row. */
const draws = 5;

/**
 * Stores a submission, once for the same key and content, and gives the reference of the row that holds
 * it. Resolves after the commit.
 */
export function storeSubmission(database: Database, submission: NewSubmission): Promise<string> {
  const { formId, idempotencyKey, values, locale, userAgent, memberInfo } = submission;
  const key = { formId, idempotencyKey, contentDigest: digest(values) };
  return database.transaction(async (transaction) => {
    for (let draw = 0; draw < draws; draw += 1) {
      const row = { ...key, reference: newReference(), locale, userAgent, values, memberInfo };
      // Waits for another transaction that stores the same: the row below is then the one it committed.
      const [stored] = await transaction
        .insert(submissions)
        .values(row)
        .onConflictDoNothing()
        .returning({ reference: submissions.reference });
      const [first] = stored
        ? [stored]
        : await transaction
            .select({ reference: submissions.reference })
            .from(submissions)
            .where(
              and(
                eq(submissions.formId, key.formId),
                eq(submissions.idempotencyKey, key.idempotencyKey),
                eq(submissions.contentDigest, key.contentDigest),
              ),
            );
      if (first) return first.reference;
    }
    throw new Error('Every reference drawn is taken');
  });
}

/** SHA-256 of the field values, whatever their order. */
export function digest(values: Readonly<Record<string, string>>): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}
