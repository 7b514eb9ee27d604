import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspace } from '../scripts/libraries.ts';
import { repositoryFiles } from './files.ts';

const files = repositoryFiles();
const binary = new Set(['.woff2', '.png', '.jpg', '.ico', '.webp', '.avif', '.webm', '.mp4']);
const texts = files
  .filter((file) => !binary.has(extname(file)))
  .map((file) => ({ file, text: readFileSync(`${workspace}/${file}`, 'utf8') }));

// Written in pieces, so that this file passes its own check.
const refused: { what: string; pattern: RegExp }[] = [
  { what: 'a private key', pattern: new RegExp(`-----BEGIN [A-Z ]*${'PRIVATE'} KEY`) },
  {
    what: 'an access token',
    pattern:
      /\b(gh[pousr]_[A-Za-z0-9]{36}|npm_[A-Za-z0-9]{36}|AKIA[0-9A-Z]{16}|sk_live_\w{16,}|xox[bpa]-[\w-]{20,})/,
  },
  { what: 'a token for a registry', pattern: /_auth(Token)?\s*=/ },
  {
    what: 'the host of a package registry',
    pattern: new RegExp(['registry', '(npmjs|yarnpkg)'].join('\\.')),
  },
  {
    what: 'a path of one machine',
    pattern: new RegExp(`(^|[\\s"'\`(=:])/(${['work', 'root', 'Users', 'home/\\w+'].join('|')})/`, 'm'),
  },
  {
    what: 'a page that only its authors have',
    pattern: new RegExp(`\\bshared/(${['facts', 'spec', 'data', 'hooks'].join('|')}|[\\w-]+\\.md)`),
  },
];

describe('the repository holds', () => {
  it.each(refused)('no $what', ({ pattern }) => {
    expect(texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('no environment file or key store', () => {
    const secret = /^(\.env(\..+)?|.*\.(pem|key|p12|pfx)|id_(rsa|ed25519))$/;
    expect(files.filter((file) => secret.test(basename(file)) && !file.endsWith('.example'))).toEqual([]);
  });

  it('no test whose mocked modules reach the other files of its worker', () => {
    const mocking = texts.filter(({ file, text }) => /\.test\.tsx?$/.test(file) && /^vi\.mock\(/m.test(text));
    const leaking = mocking.filter(({ text }) => !text.includes('afterAll(() => vi.resetModules())'));
    expect(leaking.map(({ file }) => file)).toEqual([]);
    expect(mocking.length).toBeGreaterThan(3);
  });

  it('a lock file that names no host, so that it installs from whichever registry a machine uses', () => {
    const { packages } = JSON.parse(readFileSync(`${workspace}/package-lock.json`, 'utf8')) as {
      packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
    };
    const entries = Object.entries(packages);
    expect(entries.filter(([, { resolved }]) => resolved?.includes('://')).map(([name]) => name)).toEqual([]);
    const installed = entries.filter(([name, { link }]) => name.includes('node_modules/') && !link);
    expect(installed.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([]);
    expect(installed.length).toBeGreaterThan(100);
  });

  it('the setting that keeps it so', () => {
    expect(readFileSync(`${workspace}/.npmrc`, 'utf8')).toContain('omit-lockfile-registry-resolved=true');
  });
});
