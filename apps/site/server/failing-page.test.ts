import { expect, it, onTestFinished, vi } from 'vitest';
import * as entry from '../app/entry.server.tsx';
import * as root from '../app/root.tsx';
import { readSettings } from '../app/settings/settings.ts';
import { createServer } from './server.ts';
import { siteBuild } from './testing/site-build.ts';

function fail() {
  throw new Error('a secret of the server');
}

it('a page that fails answers 500 with a page of the site, and logs the stack without the message', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const { settings } = readSettings({ LOG_LEVEL: 'warn' });
  if (!settings) throw new Error('The settings are invalid');
  const page = { id: 'page', parentId: 'root', path: '*', module: { loader: fail, default: () => null } };
  const build = siteBuild(entry, { root: { id: 'root', path: '', module: root }, page });
  const site = await createServer(settings, build);
  onTestFinished(() => site.close());
  const answer = await site.inject('/fr');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('<html lang="fr-CA"');
  expect(answer.body).toMatch(/<header[\s\S]*<h1>Une erreur est survenue de notre côté<\/h1>/);
  expect(answer.body).not.toMatch(/a secret of the server|node_modules|\.tsx?:\d/);
  const log = write.mock.calls.map(([line]) => String(line)).join('');
  expect(log).toMatch(/"level":50,.*"type":"Error".*failing-page\.test\.ts:\d/);
  expect(log).not.toContain('a secret of the server');
});
