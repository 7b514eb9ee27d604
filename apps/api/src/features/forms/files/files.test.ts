import { randomBytes, randomUUID } from 'node:crypto';
import { filePartSize } from '@jalon/api-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { advisoryWithFiles, photographClub, png, testFile } from '../../../testing/forms/files.ts';
import { submissionsOf } from '../../../testing/forms/submissions.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { personalSubmissions } from '../store/personal-submissions.ts';
import { matching, purgeSubmissions } from '../store/stored-submissions.ts';
import { checkFile } from './check-file.ts';
import { createFileStore, type FileStore, fileEncryption, reencryptFiles } from './file-store.ts';

const megabyte = 1024 * 1024;
const accepted = expect.objectContaining({ isAccepted: true });
const stored = expect.objectContaining({ reference: expect.any(String) });
const refusedWith = (key: string) => expect.objectContaining({ errors: { photos: key } });

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ CLUB_CONFIG: photographClub() });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.store.database.pool.query(
    'TRUNCATE submissions, named_files, submission_files, file_parts CASCADE',
  );
});

const sender = (key?: string) => advisoryWithFiles(api.baseUrl, key);
const files = () => createFileStore(api.store.database, fileEncryption(api.store.keys.data));

async function rows() {
  const { rows } = await api.store.database.pool.query<{ files: number; parts: number; submissions: number }>(
    `SELECT (SELECT count(*) FROM submission_files)::int AS files, (SELECT count(*) FROM file_parts)::int AS parts,
       (SELECT count(*) FROM submissions)::int AS submissions`,
  );
  return rows[0];
}

async function contentOf(
  file: { readonly id: string; readonly size: number },
  store: Pick<FileStore, 'read'> = files(),
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const bytes of store.read(file)) parts.push(bytes);
  return Buffer.concat(parts);
}

it('stores a submission with its file, encrypted, under one ending', async () => {
  const visitor = sender();
  const file = testFile(png({ bytes: 2 * filePartSize + 1 }), 'C:\\photos\\Bruit à l’avant.jpeg.exe.png');
  expect(await visitor.upload(file)).toEqual(accepted);
  expect(await visitor.submit([file])).toEqual(stored);
  const [submission] = await submissionsOf(api);
  const name = 'Bruit à l’avant-jpeg-exe.png';
  const kept = { id: file.id, field: 'photos', name, size: file.content.length, type: 'image/png' };
  expect(submission).toMatchObject({ values: { photos: name }, files: [kept] });
  expect((await contentOf(kept)).equals(file.content)).toBe(true);
  const { rows: parts } = await api.store.database.pool.query<{ sealed: Buffer }>(
    'SELECT sealed FROM file_parts',
  );
  expect(Buffer.concat(parts.map(({ sealed }) => sealed)).includes('IHDR')).toBe(false);
});

it('stores a submission once, however often it is sent, and with other ids for the same files', async () => {
  const visitor = sender();
  const content = png({ bytes: 5_000 });
  const [file, again] = [testFile(content), testFile(content)];
  await Promise.all([visitor.upload(file), visitor.upload(file), visitor.upload(again)]);
  const answers = await Promise.all([
    visitor.submit([file]),
    visitor.submit([file]),
    visitor.submit([again]),
    visitor.submit([file]),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify(answers[0])]),
  );
  expect(answers[0]).toEqual(stored);
  expect(await rows()).toMatchObject({ submissions: 1 });
});

it('stores a corrected submission with the same file, which stays until both are deleted', async () => {
  const visitor = sender();
  const file = testFile();
  await visitor.upload(file);
  await visitor.submit([file]);
  expect(await visitor.submit([file], { textArea: 'Un bruit à l’arrière. 418 555-0123' })).toEqual(stored);
  expect(await rows()).toEqual({ files: 1, parts: 1, submissions: 2 });
  const [first] = await submissionsOf(api);
  const { pool } = api.store.database;
  await pool.query(`UPDATE submissions SET created_at = now() - interval '2 days' WHERE id = $1`, [
    first?.row.id,
  ]);
  await purgeSubmissions(api.store.database, matching({ before: new Date(Date.now() - 86_400_000) }));
  expect(await rows()).toEqual({ files: 1, parts: 1, submissions: 1 });
  await purgeSubmissions(api.store.database, undefined);
  expect(await rows()).toEqual({ files: 0, parts: 0, submissions: 0 });
});

it('goes on where an upload stopped', async () => {
  const visitor = sender();
  const file = testFile(png({ bytes: 3 * filePartSize }));
  expect(await visitor.start(file)).toMatchObject({ next: 0, isAccepted: false });
  await visitor.part(file, 0);
  await visitor.part(file, 0);
  expect(await visitor.submit([file])).toEqual(refusedWith('fileGone'));
  expect(await visitor.start(file)).toMatchObject({ next: 1, isAccepted: false });
  await visitor.part(file, 1);
  expect(await visitor.part(file, 2)).toEqual(accepted);
  // The answer was lost.
  expect(await visitor.part(file, 2)).toEqual(accepted);
  expect(await visitor.start(file)).toMatchObject({ next: 3, isAccepted: true });
  expect(await visitor.submit([file])).toEqual(stored);
});

it('asks again for the parts that an earlier release stored without a digest', async () => {
  const visitor = sender();
  const file = testFile(png({ bytes: 2 * filePartSize }));
  await visitor.start(file);
  await visitor.part(file, 0);
  await api.store.database.pool.query('UPDATE file_parts SET digest = NULL');
  expect(await visitor.start(file)).toMatchObject({ next: 0 });
  expect(await visitor.upload(file)).toEqual(accepted);
  expect(await visitor.submit([file])).toEqual(stored);
  expect((await contentOf({ id: file.id, size: file.content.length })).equals(file.content)).toBe(true);
});

it('leaves a file to who has its key, and to its own field', async () => {
  const [visitor, other] = [sender(), sender()];
  const file = testFile();
  await visitor.upload(file);
  expect(await other.start(file)).toEqual(refusedWith('fileGone'));
  expect(await other.part(file, 0)).toMatchObject({ code: 'not_found' });
  expect(await other.submit([file])).toEqual(refusedWith('fileGone'));
  expect(await rows()).toEqual({ files: 1, parts: 1, submissions: 0 });
});

it('sweeps a file that no submission has named for a day, and no other', async () => {
  const visitor = sender();
  const [named, left] = [testFile(), testFile(png({ bytes: 900 }))];
  await visitor.upload(named);
  await visitor.upload(left);
  await visitor.submit([named]);
  await files().sweep();
  expect(await rows()).toMatchObject({ files: 2 });
  await api.store.database.pool.query(`UPDATE submission_files SET touched_at = now() - interval '25 hours'`);
  await files().sweep();
  expect(await rows()).toEqual({ files: 1, parts: 1, submissions: 1 });
  expect(await visitor.submit([left])).toEqual(refusedWith('fileGone'));
});

it('erases the files of a person with the submission', async () => {
  const visitor = sender();
  const file = testFile();
  await visitor.upload(file);
  await visitor.submit([file], { textArea: 'zoe@example.test' });
  await api.store.database.pool.query('UPDATE outbox_events SET next_attempt_at = NULL');
  const personal = personalSubmissions(api.store.database, api.store.keys.data);
  const person = { email: 'zoe@example.test' };
  expect(await personal.erase(person)).toMatchObject({ erased: 1 });
  expect(await rows()).toEqual({ files: 0, parts: 0, submissions: 0 });
});

it('encrypts files with a new key', async () => {
  const visitor = sender();
  const file = testFile(png({ bytes: filePartSize + 1 }));
  await visitor.upload(file);
  const [former] = api.store.keys.data;
  const key = { id: 'new', secret: randomBytes(32) };
  expect(await reencryptFiles(api.store.database, fileEncryption([key, former]))).toBe(1);
  const store = createFileStore(api.store.database, fileEncryption([key]));
  const size = file.content.length;
  const content = await contentOf({ id: file.id, size }, store);
  expect(content.equals(file.content)).toBe(true);
});

// Hostile files: a clear key at the field, and nothing is left.

const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), Buffer.alloc(200)]);

it.each([
  ['a program with the name of a picture', Buffer.from('MZ\x90\0'.padEnd(400, '\0'), 'latin1'), 'fileType'],
  ['a page with the name of a picture', Buffer.from('<svg onload="alert(1)"/>'.repeat(20)), 'fileType'],
  ['an archive with the name of a picture', zip, 'fileType'],
  ['a PDF where photographs are asked for', Buffer.from('%PDF-1.7\n'.padEnd(500, ' ')), 'fileType'],
  ['a picture whose pixels fill the memory', png({ width: 60_000, height: 60_000 }), 'fileUnreadable'],
  ['a picture with one endless side', png({ width: 1, height: 1_000_000 }), 'fileUnreadable'],
  ['the first bytes of a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'fileType'],
])('refuses %s', async (_what, content, key) => {
  const visitor = sender();
  const file = testFile(content, 'bruit.png');
  expect(await visitor.upload(file)).toEqual(refusedWith(key));
  expect(await rows()).toEqual({ files: 0, parts: 0, submissions: 0 });
  expect(await visitor.submit([file])).toMatchObject({ code: 'invalid_fields' });
  expect(await rows()).toMatchObject({ submissions: 0 });
});

it('reads no more than the head of a finished file without a scanner', async () => {
  const content = png({ bytes: 8 * filePartSize });
  let partsRead = 0;
  async function* read() {
    for (let start = 0; start < content.length; start += filePartSize) {
      partsRead += 1;
      yield content.subarray(start, start + filePartSize);
    }
  }
  expect(await checkFile(read, { types: ['image/png'], scanner: undefined })).toEqual({ type: 'image/png' });
  expect(partsRead).toBe(2);
});

it('refuses an empty file and one over the limit before a byte is sent', async () => {
  const visitor = sender();
  expect(await visitor.start(testFile(), 0)).toEqual(refusedWith('fileEmpty'));
  expect(await visitor.start(testFile(), 10 * megabyte + 1)).toEqual(refusedWith('fileTooLarge'));
  expect(await rows()).toEqual({ files: 0, parts: 0, submissions: 0 });
});

it('refuses parts that are larger, smaller or further than the file has', async () => {
  const visitor = sender();
  const file = testFile(png({ bytes: filePartSize + 10 }));
  await visitor.start(file);
  const bytes = (length: number) => new Uint8Array(length);
  expect(await visitor.part(file, 0, bytes(filePartSize + 1))).toMatchObject({ code: 'too_large' });
  expect(await visitor.part(file, 0, bytes(10))).toMatchObject({ code: 'invalid_body' });
  expect(await visitor.part(file, 1, bytes(11))).toMatchObject({ code: 'invalid_body' });
  expect(await visitor.part(file, 2, bytes(10))).toMatchObject({ code: 'invalid_body' });
  expect(await visitor.part(testFile(), 0)).toMatchObject({ code: 'not_found' });
  expect(await rows()).toEqual({ files: 1, parts: 0, submissions: 0 });
});

it('refuses more files, and more bytes together, than the field takes', async () => {
  const visitor = sender();
  // The rules of the form see what the submission names; no file need have been sent.
  const four = Array.from({ length: 4 }, () => testFile());
  expect(await visitor.submit(four)).toEqual(refusedWith('tooManyFiles'));
  const large = Array.from({ length: 3 }, () => testFile(Buffer.alloc(9 * megabyte)));
  expect(await visitor.submit(large)).toEqual(refusedWith('filesTooLarge'));
  // A smaller size in the answer does not help.
  const file = testFile(png({ bytes: 900 }));
  await visitor.upload(file);
  const lie = { textArea: 'x', photos: `${file.id} 10 a.png` };
  expect(await visitor.submit([], lie)).toEqual(refusedWith('fileGone'));
  expect(await rows()).toMatchObject({ submissions: 0 });
});

it('stores no file of a subject that asks for none', async () => {
  const visitor = sender();
  const file = testFile();
  await visitor.upload(file);
  expect(await visitor.submit([file], { question: 'lien' })).toEqual(stored);
  const [submission] = await submissionsOf(api);
  expect(submission?.files).toBeUndefined();
});

it('takes no further file while those that no submission names fill their room', async () => {
  const small = await startApi({ CLUB_CONFIG: photographClub(), FILES_UNNAMED_MB: '1' });
  try {
    const visitor = advisoryWithFiles(small.baseUrl, randomUUID());
    const file = testFile(png({ bytes: 600_000 }));
    expect(await visitor.upload(file)).toEqual(accepted);
    expect(await visitor.start(testFile(png({ bytes: 600_000 })))).toMatchObject({ code: 'unavailable' });
    await visitor.submit([file]);
    expect(await visitor.start(testFile(png({ bytes: 600_000 })))).toMatchObject({ status: 'success' });
  } finally {
    await small.close();
  }
});
