import { randomUUID } from 'node:crypto';
import type { StoredSubmission } from '../../features/forms/store/stored-submissions.ts';

/** A submission as channels receive it; by default of form 12 in French. */
export function storedSubmission(
  row: Partial<StoredSubmission['row']> = {},
  values: Readonly<Record<string, string>> = { centreUrbain: 'Laval', vehiculeMarque: 'Citroën' },
): StoredSubmission {
  return {
    row: {
      id: randomUUID(),
      formId: 12,
      idempotencyKey: '',
      contentDigest: '',
      reference: '234679CDFG',
      locale: 'F',
      memberNumber: null,
      createdAt: new Date('2026-11-21T16:03:00Z'),
      dueAt: null,
      answeredAt: null,
      outcome: null,
      outcomeReason: null,
      ...row,
    },
    values,
    userAgent: 'Mozilla/5.0 (essai)',
  };
}
