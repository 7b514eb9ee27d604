import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCallError } from '@jalon/api-client';
import { defaultClub } from '@jalon/club';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { advisoryWithFiles, photographClub, png, testFile } from '../../../testing/forms/files.ts';
import {
  startWebhookServer,
  type WebhookServer,
  webhookSecret,
} from '../../../testing/servers/webhook-server.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { handledForms } from '../handling/handled-forms.ts';
import { operate } from '../operator-cli/submission-actions.ts';
import { personalSubmissions } from '../store/personal-submissions.ts';

const file = testFile(png({ bytes: 700_000 }), 'Bruit d’été.png');

/** The receiver of a submission with the file. */
let server: WebhookServer;
let api: TestApi;
let reference: string;
beforeAll(async () => {
  server = await startWebhookServer();
  api = await startApi({
    CLUB_CONFIG: photographClub(),
    WEBHOOK_URL: server.url,
    WEBHOOK_SECRET: webhookSecret,
  });
  const visitor = advisoryWithFiles(api.baseUrl);
  await visitor.upload(file);
  const answer = await visitor.submit([file], { textArea: 'zoe@example.test' });
  if (isCallError(answer)) throw new Error(answer.code);
  ({ reference } = answer);
});
afterAll(async () => {
  await api.close();
  await server.close();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'jalon-files-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

it('gives the webhook an address that downloads the file, and no other', async () => {
  await expect.poll(() => server.calls.length).toBe(1);
  const [sent] = (server.calls[0]?.body.data.files ?? []) as { name: string; url: string }[];
  expect(sent).toMatchObject({ name: 'Bruit d’été.png', type: 'image/png', field: 'photos', size: 700_000 });
  const url = (sent?.url ?? '').replace(/^https?:\/\/[^/]+/, api.baseUrl);
  const response = await fetch(url);
  expect(Buffer.from(await response.arrayBuffer()).equals(file.content)).toBe(true);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''Bruit%20d%E2%80%99%C3%A9t%C3%A9.png`,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [address, query] = url.split('?');
  const changed = new URLSearchParams(query);
  changed.set('expires', String(Number(changed.get('expires')) + 1));
  for (const other of [address, `${address}?${changed}`, url.replace(/files\/./, 'files/g')]) {
    expect((await fetch(String(other))).status).toBe(404);
  }
});

it('exports the files, for the operator and for the person', async () => {
  const [all, own] = [await folder(), await folder()];
  const lines: string[] = [];
  const terminal = { write: async (text: string) => void lines.push(text) };
  const keepDays = { standard: 365, forms: new Map() };
  const options = { forms: handledForms(defaultClub), keepDays, store: api.store, terminal };
  await operate(['export', '--format', 'json', '--files', all], options);
  expect(JSON.parse(lines.join(''))).toMatchObject([
    { values: { photos: 'Bruit d’été.png' }, files: [{ field: 'photos', type: 'image/png', size: 700_000 }] },
  ]);
  const personal = personalSubmissions(api.store.database, api.store.keys.data);
  await personal.find({ email: 'zoe@example.test' }, { filesTo: own });
  for (const path of [all, own]) {
    expect(await readdir(join(path, reference))).toEqual(['1-Bruit d’été.png']);
    const written = await readFile(join(path, reference, '1-Bruit d’été.png'));
    expect(written.equals(file.content)).toBe(true);
  }
});
