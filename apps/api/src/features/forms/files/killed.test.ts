import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { baseUrlOf, killAll, runApi } from '../../../testing/api-process.ts';
import { eventually } from '../../../testing/eventually.ts';
import { advisoryWithFiles, photographClub, png, testFile } from '../../../testing/forms/files.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';

afterEach(killAll);

it('loses and doubles nothing when the API is killed during uploads, and leaves no half file in a submission', async () => {
  // The client logs each call that gets no answer.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const environment = {
    DATABASE_URL: await testDatabase(),
    CLUB_CONFIG: photographClub(),
    RATE_LIMITS: 'all=100000/600',
  };
  let api = runApi(environment);
  let baseUrl = await baseUrlOf(api);
  /** A visitor who tries again, with the same key and the same file, until there is a reference. */
  async function visit(size: number): Promise<string> {
    const key = randomUUID();
    const file = testFile(png({ bytes: size }));
    for (;;) {
      const visitor = advisoryWithFiles(baseUrl, key);
      await visitor.upload(file);
      const answer = await visitor.submit([file]);
      if ('reference' in answer) return answer.reference;
      await wait(50);
    }
  }
  const visits = Promise.all(Array.from({ length: 8 }, (_, index) => visit(600_000 + index * 300_000)));
  const rows = (table: string) => query(environment.DATABASE_URL, `SELECT FROM ${table}`);
  await eventually(async () => expect(await rows('file_parts')).not.toEqual([]));
  api.process.kill('SIGKILL');
  await api.ended;
  expect((await rows('submissions')).length).toBeLessThan(8);
  api = runApi(environment);
  baseUrl = await baseUrlOf(api);
  const references = await visits;
  expect(new Set(references).size).toBe(8);
  const [counts] = await query<{ submissions: number; files: number; broken: number }>(
    environment.DATABASE_URL,
    `SELECT (SELECT count(*) FROM submissions)::int AS submissions,
       (SELECT count(*) FROM named_files)::int AS files,
       (SELECT count(*) FROM named_files JOIN submission_files file ON file.id = file_id
          WHERE digest IS NULL OR ceil(size / 524288.0) <>
            (SELECT count(*) FROM file_parts WHERE file_parts.file_id = file.id))::int AS broken`,
  );
  expect(counts).toEqual({ submissions: 8, files: 8, broken: 0 });
}, 120_000);
