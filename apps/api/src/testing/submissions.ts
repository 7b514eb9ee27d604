import { readSubmissions, type StoredSubmission } from '../features/forms/stored-submissions.ts';
import type { Store } from '../platform/database/store.ts';

/** Every submission that an API has stored, decrypted. */
export async function submissionsOf({ store }: { readonly store: Store }): Promise<StoredSubmission[]> {
  const all: StoredSubmission[] = [];
  for await (const submission of readSubmissions(store.database, store.keys.data, {})) all.push(submission);
  return all;
}
