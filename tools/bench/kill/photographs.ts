import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isCallError } from '@jalon/api-client';
import { Pool } from 'pg';
import { createFileStore, fileEncryption } from '../../../apps/api/src/features/forms/files/file-store.ts';
import { advisoryWithFiles, png, testFile } from '../../../apps/api/src/testing/forms/files.ts';
import { databaseUrl } from '../embedded-database.ts';

// Submissions of form 1 with a photograph, the memory of the API while large ones arrive, and what is left of them.

/** What a visitor got: the status is 0 without a usable answer. */
export interface Outcome {
  readonly status: number;
  readonly answer?: { readonly reference?: string };
}

const megabyte = 1024 * 1024;

/** A photograph of one to three parts, sent part by part before its submission. */
export function photographOfNoise(number: number) {
  const content = png({ bytes: randomInt(1_000, 1_300_000) });
  const file = testFile(content);
  return async (url: string, key: string, isRepeated: boolean): Promise<Outcome> => {
    const visitor = advisoryWithFiles(url, key);
    // Chosen again in a new page, it has another id; its submission is the same.
    const sent = isRepeated ? testFile(content) : file;
    const uploaded = await visitor.upload(sent);
    const answer = isCallError(uploaded)
      ? uploaded
      : await visitor.submit([sent], { textArea: `Bruit ${number}` });
    return isCallError(answer) ? { status: answer.httpStatus } : { status: 200, answer };
  };
}

/**
 * Sends 25 MiB from each of several visitors at the same time, to an API without other work. `references` has what they got, by
 * key; `most` is the most memory in MB since the start of its process.
 */
export async function largeFiles(url: string, pid: () => number | undefined, visitors = 4) {
  while (!(await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok) await delay(200);
  const before = resident(pid(), 'VmRSS');
  const began = Date.now();
  const references = await Promise.all(
    Array.from({ length: visitors }, async () => {
      const visitor = advisoryWithFiles(url);
      const files = [10, 10, 5].map((size) => testFile(png({ bytes: size * megabyte })));
      const answers = await Promise.all(files.map((file) => visitor.upload(file)));
      const answer = answers.find(isCallError) ?? (await visitor.submit(files));
      if (isCallError(answer)) throw new Error(`25 MiB were not stored: ${JSON.stringify(answer)}`);
      return [visitor.idempotencyKey, answer.reference] as const;
    }),
  );
  const seconds = (Date.now() - began) / 1000;
  return { references, seconds, before, most: resident(pid(), 'VmHWM') };
}

/** In MB. `VmHWM` is the most since the start of the process. */
function resident(pid: number | undefined, measure: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(`${measure}:\\s+(\\d+) kB`) ?? [];
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}

export interface Leftovers {
  /** Submissions without their photograph, or with more than theirs. */
  readonly withoutFiles: number;
  /** Photographs of submissions that were not checked, or that lack a part. */
  readonly incomplete: number;
  /** Photographs that no submission names: uploaded again, or refused meanwhile. */
  readonly unnamed: number;
  /** What the API’s sweep leaves of them a day later: files, and parts that belong to no submission. */
  readonly orphans: number;
}

/** Looks at every file and part, and lets the API's own sweep run as if a day were over. */
export async function leftovers(dataDir: string): Promise<Leftovers> {
  const pool = new Pool({ connectionString: databaseUrl(dataDir) });
  const count = async (query: string) =>
    (await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${query}`)).rows[0]?.count ?? 0;
  const withoutFiles = await count(
    `submissions WHERE (SELECT count(*) FROM named_files WHERE submission_id = submissions.id) NOT IN (1, 3)`,
  );
  const incomplete = await count(
    `named_files JOIN submission_files file ON file.id = file_id WHERE digest IS NULL
       OR ceil(size / 524288.0) <> (SELECT count(*) FROM file_parts WHERE file_parts.file_id = file.id)`,
  );
  const unnamed = await count('submission_files WHERE named_at IS NULL');
  await pool.query(
    `UPDATE submission_files SET touched_at = now() - interval '25 hours' WHERE named_at IS NULL`,
  );
  await createFileStore({ pool }, fileEncryption([{ id: 'none', secret: randomBytes(32) }])).sweep();
  const orphans =
    (await count('submission_files WHERE id NOT IN (SELECT file_id FROM named_files)')) +
    (await count('file_parts WHERE file_id NOT IN (SELECT file_id FROM named_files)'));
  await pool.end();
  return { withoutFiles, incomplete, unnamed, orphans };
}
