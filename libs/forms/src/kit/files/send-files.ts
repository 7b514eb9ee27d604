import {
  type ApiClientOptions,
  type CallError,
  call,
  filePartCount,
  filePartSize,
  isCallError,
  sendFilePart,
  startFile,
} from '@jalon/api-client';
import type { FileErrorKey, NamedFile } from '../rules/file-fields.ts';

/** A file to send; without its content, one that was sent before. */
export interface SentFile extends NamedFile {
  readonly field: string;
  readonly content: Blob | undefined;
}

export interface SendFilesOptions {
  readonly formId: number;
  /** Of the submission that will name the files. */
  readonly idempotencyKey: string;
  readonly api: ApiClientOptions | undefined;
  /** Called after each part, with how much has been sent, from 0 to 1. */
  readonly onPart?: ((share: number) => void) | undefined;
  /** Milliseconds before each further try of a part that got no answer. */
  readonly retryDelays?: readonly number[] | undefined;
}

/** Milliseconds: a part on a slow line takes its time. */
const partTimeout = 60_000;

const standardDelays = [1_000, 3_000, 9_000];

/** The failed call, with the field of the file that it concerns. */
export interface FailedFile {
  readonly field: string;
  readonly key: string;
  readonly failure: CallError;
}

/**
 * Sends files one after the other, part by part, before the submission that names them. A part without an answer is sent
 * again, from where the API says that the file stopped. Undefined once all are there.
 */
export async function sendFiles(
  files: readonly SentFile[],
  { formId, idempotencyKey, api, onPart, retryDelays = standardDelays }: SendFilesOptions,
): Promise<FailedFile | undefined> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const options = { ...api, timeout: partTimeout };
  let done = 0;

  /** The failure, or nothing once the file is accepted. */
  async function send({ id, field, name, size, content }: SentFile): Promise<CallError | 'gone' | undefined> {
    let failures = 0;
    for (;;) {
      let answer = await call(
        startFile,
        { params: { formId }, idempotencyKey, body: { id, field, name, size } },
        options,
      );
      while (!isCallError(answer) && !answer.isAccepted) {
        if (!content) return 'gone';
        // All parts are there, but it has not been checked: its last part asks for the check again.
        const part = Math.min(answer.next, filePartCount(size) - 1);
        const body = content.slice(part * filePartSize, (part + 1) * filePartSize);
        answer = await call(
          sendFilePart,
          { params: { formId, fileId: id, part }, idempotencyKey, body },
          options,
        );
        if (isCallError(answer)) break;
        failures = 0;
        onPart?.((done + Math.min(size, answer.next * filePartSize)) / total);
      }
      if (!isCallError(answer)) return undefined;
      const delay = retryDelays[failures];
      if (!mayPass(answer) || delay === undefined) return answer;
      failures += 1;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }

  for (const file of files) {
    const failure = await send(file);
    const { field, size } = file;
    if (failure === 'gone') return { field, key: 'fileGone' satisfies FileErrorKey, failure: gone };
    if (failure) return { field, key: keyOf(failure, field), failure };
    done += size;
  }
  return undefined;
}

const gone: CallError = { status: 'error', code: 'invalid_fields', errors: {}, httpStatus: 422 };

/** Whether the same call may succeed later. `not_found`: the file was swept, and starts again. */
function mayPass({ code }: CallError): boolean {
  return code === 'network' || code === 'unavailable' || code === 'not_found';
}

function keyOf({ errors }: CallError, field: string): string {
  return errors[field] ?? ('fileStopped' satisfies FileErrorKey);
}
