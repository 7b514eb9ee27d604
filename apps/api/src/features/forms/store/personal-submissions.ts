import { and, inArray } from 'drizzle-orm';
import type { KeyRing } from '../../../platform/config/keys.ts';
import type { Database } from '../../../platform/database/database.ts';
import { concerns, type Person, type PersonalData } from '../../../platform/personal-data/person.ts';
import { createFileStore, fileEncryption } from '../files/file-store.ts';
import { writeSubmissionFiles } from '../files/write-files.ts';
import { submissionEncryption } from './personal-data.ts';
import { isDone } from './retention.ts';
import { purgeSubmissions, readSubmissions, type StoredSubmission } from './stored-submissions.ts';
import { submissions } from './submissions.tables.ts';

/** What people sent by the forms. */
export function personalSubmissions(database: Database, keys: KeyRing): PersonalData {
  const encryption = submissionEncryption(keys);

  async function of(person: Person): Promise<StoredSubmission[]> {
    const found: StoredSubmission[] = [];
    for await (const submission of readSubmissions(database, encryption, {})) {
      const { row, ...data } = submission;
      const isOwn = 'memberNumber' in person && row.memberNumber === person.memberNumber;
      if (isOwn || concerns(data, person)) found.push(submission);
    }
    return found;
  }

  const isRequest = ({ row }: StoredSubmission) => row.dueAt !== null && row.answeredAt === null;

  return {
    async find(person, { filesTo } = {}) {
      const found = await of(person);
      const files = createFileStore(database, fileEncryption(keys));
      if (filesTo) for (const one of found) await writeSubmissionFiles(files, one, filesTo);
      return found.map(({ row, ...data }) => ({
        kind: 'submission',
        name: row.reference,
        at: row.createdAt.toISOString(),
        data: {
          form: row.formId,
          memberNumber: row.memberNumber,
          answeredAt: row.answeredAt,
          outcome: row.outcome,
          ...data,
        },
      }));
    },
    async erase(person) {
      const found = await of(person);
      if (found.length === 0) return { erased: 0, kept: [] };
      const ids = found.map(({ row }) => row.id);
      const erased = await purgeSubmissions(database, and(inArray(submissions.id, ids), isDone));
      const { rows } = await database.pool.query<{ id: string }>(
        'SELECT id FROM submissions WHERE id = ANY($1)',
        [ids],
      );
      const left = new Set(rows.map(({ id }) => id));
      return {
        erased,
        kept: found
          .filter(({ row }) => left.has(row.id))
          .map((one) => ({
            kind: 'submission',
            name: one.row.reference,
            reason: isRequest(one) ? ('request' as const) : ('delivery' as const),
          })),
      };
    },
  };
}
