import type { CallError } from '@jalon/api-client';
import type { RejectedPost } from '../kit/form-props.ts';
import type { postedFiles } from '../kit/server/posted-files.ts';
import type { DraftVisit } from './view/form-view.ts';

/** Sends the files of a post, which the form then only names, to the API or the host; the failure, if there is one. */
export async function sendPostedFiles(
  { form, api, onFile }: Pick<DraftVisit, 'form' | 'api' | 'onFile'>,
  files: ReturnType<typeof postedFiles>,
  idempotencyKey: string,
): Promise<(Pick<CallError, 'httpStatus' | 'retryAfter'> & Pick<RejectedPost, 'errors'>) | undefined> {
  if (!onFile) return files.send({ formId: form.id, idempotencyKey, api });
  for (const file of files.posted) {
    const error = await onFile(file, { idempotencyKey });
    if (error !== undefined) return { httpStatus: 422, errors: { [file.field]: error } };
  }
  return undefined;
}
