import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('starts without a variable', () => {
  expect(readSettings({}).settings).toMatchObject({
    host: 'localhost',
    port: 3000,
    apiUrl: 'http://127.0.0.1:3001',
    siteUrl: undefined,
    trustedProxies: ['loopback'],
    concurrentPages: 200,
    logLevel: 'info',
  });
});

it('reports each mistake on one line', () => {
  const variables = {
    PORT: 'many',
    API_URL: 'localhost:3001',
    TRUSTED_PROXIES: 'proxy.example',
    LOG_LEVEL: 'loud',
    TAG_MANAGER_ID: 'UA-1',
    TAG_MANAGER_HOSTS: "https://tags.example 'unsafe-inline'",
    DIDOMI_API_KEY: '../key',
  };
  expect(readSettings(variables).problems?.map((line) => line.split(' ')[0])).toEqual(Object.keys(variables));
});

it('reports a club’s address that the site cannot serve, and a missing seller', () => {
  const CLUB_CONFIG = join(folder, 'club.json');
  writeFileSync(
    CLUB_CONFIG,
    JSON.stringify({ privacyPolicyPaths: { fr: '/vie-privee', en: '/en/privacy' } }),
  );
  expect(readSettings({ CLUB_CONFIG }).problems).toEqual([
    `CLUB_CONFIG (${CLUB_CONFIG}): privacyPolicyPaths.fr: must be a path under /fr/.`,
    expect.stringContaining(`CLUB_CONFIG (${CLUB_CONFIG}): checkout.merchant: is missing`),
  ]);
});

it('reads a content system, and reports its missing settings', () => {
  const variables = { STRAPI_URL: 'https://cms.club.example/strapi', STRAPI_TOKEN: 'token' };
  expect(readSettings(variables).settings?.cms).toMatchObject({
    url: new URL('https://cms.club.example/strapi/'),
    token: 'token',
    refreshSeconds: 300,
    webhookSecret: undefined,
    previewSecret: undefined,
  });
  const { problems } = readSettings({ ...variables, STRAPI_TOKEN: '', PREVIEW_SECRET: 'short' });
  expect(problems?.map((line) => line.split(' ')[0])).toEqual(['STRAPI_TOKEN', 'PREVIEW_SECRET']);
  expect(problems?.join()).not.toContain('short');
});

it('reads the repository that editors write to', () => {
  expect(readSettings({ EDITOR_REPOSITORY: 'github:club/site' }).settings?.editor).toEqual({
    backend: 'github',
    repository: 'club/site',
    branch: 'main',
    folder: 'apps/site/content',
    authUrl: undefined,
  });
  expect(readSettings({}).settings?.editor).toBeUndefined();
  expect(readSettings({ EDITOR_REPOSITORY: 'club/site' }).problems?.[0]).toMatch(
    /^EDITOR_REPOSITORY must be/,
  );
});
