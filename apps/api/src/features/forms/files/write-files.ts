import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredSubmission } from '../store/stored-submissions.ts';
import type { FileStore } from './file-store.ts';

/** Writes the files of a submission to a folder of its own in this one: `<reference>/1-bruit.jpg`. */
export async function writeSubmissionFiles(
  store: Pick<FileStore, 'read'>,
  { row, files = [] }: StoredSubmission,
  folder: string,
): Promise<void> {
  if (files.length === 0) return;
  const own = join(folder, row.reference);
  await mkdir(own, { recursive: true, mode: 0o700 });
  for (const [index, file] of files.entries()) {
    const path = join(own, `${index + 1}-${file.name}`);
    await pipeline(Readable.from(store.read(file)), createWriteStream(path, { mode: 0o600 }));
  }
}
