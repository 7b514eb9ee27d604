import { defaultClub } from '@jalon/club';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readSettings, type Settings } from '../../server/settings.ts';
import { createSiteContext } from '../site-context.server.ts';
import type { Route } from './+types/admin.ts';
import { loader } from './admin.ts';

function load(path: string, variables: Record<string, string> = {}): Response {
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

it('does not exist in production unless the operator names a repository', () => {
  vi.stubEnv('DEV', false);
  onTestFinished(() => void vi.unstubAllEnvs());
  let thrown: unknown;
  try {
    load('/admin');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ status: 404 });
  expect(load('/admin', forge).status).toBe(200);
});

it('edits the repository of the operator', async () => {
  const config = await load('/admin/config.json', forge).json();
  expect(config.backend).toEqual({
    name: 'gitlab',
    repo: 'club/team/site',
    branch: 'main',
    base_url: 'https://auth.club.example',
  });
});

it('opens the policy for the forge and for inline styles, and scripts of the site only', () => {
  const { headers } = load('/admin', forge);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  // The preview's `<base>`.
  expect(policy).toContain("base-uri 'self'");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/gitlab\.com https:\/\/auth\.club\.example/);
  expect(headers.get('cache-control')).toBe('no-store');
});
