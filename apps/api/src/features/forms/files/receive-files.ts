import { createHmac } from 'node:crypto';
import { type FileProgress, type FileStart, filePartCount } from '@jalon/api-client/contract';
import {
  cleanFileName,
  type FileErrorKey,
  type FileLimits,
  type FormErrors,
  type FormValues,
  fileFields,
  readFiles,
} from '@jalon/forms/schemas';
import { bulkhead } from 'cockatiel';
import { ApiError } from '../../../platform/server/errors.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import { checkFile, type FileScanner } from './check-file.ts';
import {
  deliveredAs,
  type FileIdentity,
  type FileStore,
  partLength,
  type StartedFile,
} from './file-store.ts';
import type { StoredFile } from './stored-file.ts';

export interface ReceiveFilesOptions {
  readonly files: FileStore;
  readonly scanner: FileScanner | undefined;
  /** Bytes of files that no submission names yet; no file is started above it. */
  readonly maxUnnamed: number;
}

/** A part of a file. */
export interface SentPart {
  readonly identity: FileIdentity;
  readonly part: number;
  readonly bytes: Uint8Array;
}

/** The files that a submission names. */
export interface Attached {
  readonly files: readonly StoredFile[];
  /** The values of the submission, in which fields of files have their names, one a line. */
  readonly values: FormValues;
  /** The same with the digests of the files: what makes two submissions the same. */
  readonly content: FormValues;
}

export interface FileReceiver {
  /** @throws ApiError */
  start(form: HandledForm, idempotencyKey: string, file: FileStart): Promise<FileProgress>;
  /** @throws ApiError */
  addPart(form: HandledForm, part: SentPart): Promise<FileProgress>;
  /** The files of valid values. */
  attached(
    form: HandledForm,
    idempotencyKey: string,
    values: FormValues,
  ): Promise<Attached | { readonly errors: FormErrors }>;
}

/** Parts that are encrypted and stored at the same time. The copies of others, which wait, would only fill the memory. */
const storedAtOnce = 2;

/** Receives the files of submissions, part by part, and checks each once it is complete. */
export function receiveFiles({ files, scanner, maxUnnamed }: ReceiveFilesOptions): FileReceiver {
  const storing = bulkhead(storedAtOnce, Number.POSITIVE_INFINITY);

  function limitsOf(form: HandledForm, field: string): FileLimits {
    const limits = fileFields(form.schema).get(field);
    if (!limits) throw new ApiError('not_found');
    return limits;
  }

  async function progressOf(file: StartedFile): Promise<FileProgress> {
    const isAccepted = file.digest !== undefined;
    const next = isAccepted ? filePartCount(file.size) : (await files.partDigests(file.id)).length;
    return { status: 'success', next, isAccepted };
  }

  return {
    async start(form, idempotencyKey, { id, field, name, size }) {
      const { maxSize } = limitsOf(form, field);
      if (size === 0) throw refused(field, 'fileEmpty');
      if (size > maxSize) throw refused(field, 'fileTooLarge');
      const identity = { id, formId: form.id, idempotencyKey };
      const known = await files.find(identity);
      if (!known && (await files.unnamedBytes()) + size > maxUnnamed) {
        throw new ApiError('unavailable', { retryAfter: 60 });
      }
      const started = await files.start(identity, { field, name: cleanFileName(name), size });
      if (!started) throw refused(field, 'fileGone');
      return progressOf(started);
    },

    async addPart(form, { identity, part, bytes }) {
      const file = await files.find(identity);
      if (!file) throw new ApiError('not_found');
      if (file.digest !== undefined) return progressOf(file);
      if (part >= filePartCount(file.size) || bytes.length !== partLength(file.size, part)) {
        throw new ApiError('invalid_body');
      }
      const digest = (data: Uint8Array | string) =>
        createHmac('sha256', identity.idempotencyKey).update(data).digest('hex');
      await storing.execute(() => files.addPart(file.id, part, bytes, digest(bytes)));
      const parts = await files.partDigests(file.id);
      const next = parts.length;
      if (next < filePartCount(file.size)) return { status: 'success', next, isAccepted: false };
      const { types } = limitsOf(form, file.field);
      const checked = await checkFile(() => files.read(file), { types, scanner });
      if (checked.error !== undefined) {
        await files.remove(file.id);
        throw refused(file.field, checked.error);
      }
      await files.accept(file.id, { type: checked.type, digest: digest(parts.join('')) });
      return { status: 'success', next, isAccepted: true };
    },

    async attached(form, idempotencyKey, values) {
      const found: StoredFile[] = [];
      const names: Record<string, string> = {};
      const digests: Record<string, string> = {};
      for (const field of fileFields(form.schema).keys()) {
        const own: { file: StoredFile; digest: string }[] = [];
        for (const named of readFiles(values[field])) {
          const file = await files.find({ id: named.id, formId: form.id, idempotencyKey });
          const isSame = file?.field === field && file.size === named.size;
          if (!isSame || file.digest === undefined || file.type === undefined) {
            return { errors: { [field]: 'fileGone' satisfies FileErrorKey } };
          }
          const { id, size, digest } = file;
          own.push({ file: { id, field, size, ...deliveredAs(file) }, digest });
        }
        found.push(...own.map(({ file }) => file));
        names[field] = own.map(({ file }) => file.name).join('\n');
        digests[field] = own.map(({ file, digest }) => `${digest} ${file.name}`).join('\n');
      }
      return { files: found, values: { ...values, ...names }, content: { ...values, ...digests } };
    },
  };
}

function refused(field: string, key: FileErrorKey): ApiError {
  return new ApiError('invalid_fields', { errors: { [field]: key } });
}
