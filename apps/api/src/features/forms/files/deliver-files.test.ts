import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultClub } from '@jalon/club';
import { expect, it, onTestFinished } from 'vitest';
import { advisoryWithFiles, photographClub, png, testFile } from '../../../testing/forms/files.ts';
import { startWebhookServer, webhookSecret } from '../../../testing/servers/webhook-server.ts';
import { startApiForTest } from '../../../testing/test-api.ts';
import { handledForms } from '../handling/handled-forms.ts';
import { operate } from '../operator-cli/submission-actions.ts';
import { personalSubmissions } from '../store/personal-submissions.ts';

async function withSubmission() {
  const server = await startWebhookServer();
  onTestFinished(() => server.close());
  const api = await startApiForTest({
    CLUB_CONFIG: photographClub(),
    WEBHOOK_URL: server.url,
    WEBHOOK_SECRET: webhookSecret,
  });
  const visitor = advisoryWithFiles(api.baseUrl);
  const file = testFile(png({ bytes: 700_000 }), 'Bruit d’été.png');
  await visitor.upload(file);
  const answer = await visitor.submit([file], { textArea: 'zoe@example.test' });
  return { server, api, file, reference: 'reference' in answer ? answer.reference : '' };
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'jalon-files-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

it('gives the webhook an address that downloads the file, and no other', async () => {
  const { server, api, file } = await withSubmission();
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
  const { api, file, reference } = await withSubmission();
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
