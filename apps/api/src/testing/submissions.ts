import type { Store } from '../database/store.ts';
import { readSubmissions, type StoredSubmission } from '../forms/stored-submissions.ts';

/** Every submission that an API has stored, decrypted. */
export async function submissionsOf({ store }: { readonly store: Store }): Promise<StoredSubmission[]> {
  const all: StoredSubmission[] = [];
  for await (const submission of readSubmissions(store.database, store.keys.data, {})) all.push(submission);
  return all;
}
