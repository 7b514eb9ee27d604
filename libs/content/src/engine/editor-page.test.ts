import { expect, it } from 'vitest';
import { sampleEngine } from '../testing/sample-engine.ts';

const editor = {
  backend: 'gitlab',
  repository: 'club/team/site',
  branch: 'main',
  folder: 'content',
  authUrl: 'https://auth.club.example',
  script: '/edit/editor.js',
} as const;

const load = (path: string, options = {}) =>
  sampleEngine(options).editor(new Request(`http://site.test${path}`));

it('does not exist unless the host names a repository', async () => {
  expect((await load('/edit')).status).toBe(404);
  const page = await load('/edit', { editor });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<script type="module" src="/edit/editor.js">');
});

it('edits the repository of the host', async () => {
  const config = await (await load('/edit/config.json', { editor })).json();
  expect(config.backend).toEqual({
    name: 'gitlab',
    repo: 'club/team/site',
    branch: 'main',
    base_url: 'https://auth.club.example',
  });
});

it('opens the policy for the forge and for inline styles, and scripts of the site only', async () => {
  const { headers } = await load('/edit', { editor });
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  // The preview's `<base>`.
  expect(policy).toContain("base-uri 'self'");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/gitlab\.com https:\/\/auth\.club\.example/);
  expect(headers.get('cache-control')).toBe('no-store');
});
