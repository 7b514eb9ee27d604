import { submissionEncryption } from '../../features/forms/store/personal-data.ts';
import { readSubmissions, type StoredSubmission } from '../../features/forms/store/stored-submissions.ts';
import type { Store } from '../../platform/database/store.ts';

/** Every stored submission, decrypted. */
export async function submissionsOf({ store }: { readonly store: Store }): Promise<StoredSubmission[]> {
  const all: StoredSubmission[] = [];
  const encryption = submissionEncryption(store.keys.data);
  for await (const submission of readSubmissions(store.database, encryption, {})) all.push(submission);
  return all;
}
