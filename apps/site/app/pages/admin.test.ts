import { defaultClub } from '@jalon/club';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readSettings, type Settings } from '../settings/settings.ts';
import { createSiteContext } from '../site-context.server.ts';
import type { Route } from './+types/admin.ts';
import { loader } from './admin.ts';

async function load(path: string, variables: Record<string, string> = {}): Promise<Response> {
  const { settings, problems } = readSettings(variables);
  if (!settings) throw new Error(problems.join('\n'));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const own: Settings = { ...settings, club: defaultClub };
  const context = createSiteContext({ settings: own, visitor: undefined, log });
  const url = new URL(path, 'http://site.test');
  return loader({
    context,
    url,
    request: new Request(url),
    params: {},
    pattern: '',
  } as unknown as Route.LoaderArgs);
}

const forge = { EDITOR_REPOSITORY: 'gitlab:club/team/site', EDITOR_AUTH_URL: 'https://auth.club.example' };

it('does not exist in production unless the operator names a repository', async () => {
  vi.stubEnv('DEV', false);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(load('/admin')).rejects.toMatchObject({ status: 404 });
  expect((await load('/admin', forge)).status).toBe(200);
});
