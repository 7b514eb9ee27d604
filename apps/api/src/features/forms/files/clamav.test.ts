import { isCallError } from '@jalon/api-client';
import { expect, it } from 'vitest';
import { advisoryWithFiles, photographClub, png, testFile } from '../../../testing/forms/files.ts';
import { clamdServer, eicar } from '../../../testing/servers/clamd-server.ts';
import { startApiForTest } from '../../../testing/test-api.ts';

async function start(CLAMAV: string) {
  const api = await startApiForTest({ CLUB_CONFIG: photographClub(), CLAMAV });
  return { api, visitor: advisoryWithFiles(api.baseUrl) };
}

/** A picture with something after its end, where programs are hidden. */
const withTail = (tail: string) => testFile(Buffer.concat([png({ bytes: 600_000 }), Buffer.from(tail)]));

it('lets a safe file through, and refuses one in which ClamAV finds something', async () => {
  const clamd = await clamdServer();
  const { api, visitor } = await start(clamd.address);
  const safe = testFile(png({ bytes: 1_500_000 }));
  expect(await visitor.upload(safe)).toMatchObject({ isAccepted: true });
  expect(clamd.scanned).toEqual([safe.content.length]);
  const unsafe = withTail(eicar);
  expect(await visitor.upload(unsafe)).toMatchObject({ errors: { photos: 'fileUnsafe' } });
  const { pool } = api.store.database;
  const { rows } = await pool.query('SELECT id FROM submission_files');
  expect(rows).toEqual([{ id: safe.id }]);
});

it('accepts nothing that could not be scanned, and tries again', async () => {
  const { visitor } = await start('127.0.0.1:9');
  const file = testFile();
  await visitor.start(file);
  expect(await visitor.part(file, 0)).toMatchObject({ code: 'unavailable', retryAfter: 30 });
  expect(await visitor.start(file)).toMatchObject({ next: 1, isAccepted: false });
  expect(await visitor.submit([file])).toMatchObject({ errors: { photos: 'fileGone' } });
});

it('accepts nothing that is larger than ClamAV reads', async () => {
  const clamd = await clamdServer({ streamMaxLength: 100_000 });
  const { visitor } = await start(clamd.address);
  const answer = await visitor.upload(testFile(png({ bytes: 1_500_000 })));
  expect(isCallError(answer) && answer.code).toBe('unavailable');
});
