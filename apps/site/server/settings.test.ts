import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [undefined, ['loopback']],
  ['none', []],
  ['10.0.0.1, fc00::/7,uniquelocal', ['10.0.0.1', 'fc00::/7', 'uniquelocal']],
])('reads TRUSTED_PROXIES=%s', (TRUSTED_PROXIES, trusted) => {
  expect(readSettings({ TRUSTED_PROXIES }).settings?.trustedProxies).toEqual(trusted);
});

it.each(['proxy.example', '10.0.0.0/33', 'loopback,none', '1.2.3.4/8/8'])(
  'reports TRUSTED_PROXIES=%s',
  (TRUSTED_PROXIES) => {
    expect(readSettings({ TRUSTED_PROXIES }).problems).toEqual([
      expect.stringMatching(/^TRUSTED_PROXIES must be none or a list/),
    ]);
  },
);

it('reports a club’s address that the site cannot serve', () => {
  const CLUB_CONFIG = join(folder, 'club.json');
  writeFileSync(
    CLUB_CONFIG,
    JSON.stringify({ privacyPolicyPaths: { fr: '/vie-privee', en: '/en/privacy' } }),
  );
  expect(readSettings({ CLUB_CONFIG }).problems).toEqual([
    `CLUB_CONFIG (${CLUB_CONFIG}): privacyPolicyPaths.fr: must be a path under /fr/`,
  ]);
});
