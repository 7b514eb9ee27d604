import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type dockerIgnore from '@balena/dockerignore';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');
// The package is CommonJS, and its types say otherwise.
const ignore: typeof dockerIgnore = createRequire(import.meta.url)('@balena/dockerignore');

const secrets = [
  '.env',
  '.env.local',
  '.env.production',
  'apps/api/.env',
  'apps/site/.env.local',
  'delivery.json',
  '.data/keys.json',
  '.data/mail/one.eml',
  'apps/api/.data/keys.json',
  'tls/server.key',
  'tls/server.pem',
  '.git/config',
];
const needed = ['.env.example', 'package-lock.json', 'apps/api/src/main.ts', 'apps/site/content/site.fr.yml'];

/** A folder with files of a checkout and the files that an operator or the processes add. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-context-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of [...secrets, ...needed]) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  cpSync(join(root, '.dockerignore'), join(folder, '.dockerignore'));
  return folder;
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== '.dockerignore')
    .sort();
}

it('a build of the image copies no secret', async () => {
  const folder = checkout();
  const rules = ignore().add(readFileSync(join(folder, '.dockerignore'), 'utf8'));
  expect(rules.filter(filesIn(folder)).sort()).toEqual(needed.toSorted());
});

/** Builds an image that contains only its context, and returns its files. */
const engines: Readonly<Record<string, (context: string, into: string) => void>> = {
  buildah(context, into) {
    const store = ['--storage-driver', 'vfs', '--root', join(into, 'store'), '--runroot', join(into, 'run')];
    const out = [
      '--isolation',
      'chroot',
      '--file',
      join(into, 'Dockerfile'),
      '--output',
      `type=local,dest=${into}/image`,
    ];
    execFileSync('buildah', [...store, 'bud', ...out, context], { stdio: 'pipe' });
  },
  docker(context, into) {
    const out = ['--file', join(into, 'Dockerfile'), '--output', `type=local,dest=${into}/image`];
    execFileSync('docker', ['build', ...out, context], { stdio: 'pipe' });
  },
};

const usable = Object.keys(engines).find((engine) => {
  try {
    execFileSync(engine, ['info'], { stdio: 'pipe', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
});

// Needs a container engine that works: buildah, or docker with its daemon.
it.skipIf(usable === undefined)(
  'an image that was built has no secret',
  () => {
    const folder = checkout();
    const into = mkdtempSync(join(tmpdir(), 'jalon-image-'));
    onTestFinished(() => rmSync(into, { recursive: true, force: true }));
    writeFileSync(join(into, 'Dockerfile'), 'FROM scratch\nCOPY . /\n');
    engines[usable ?? '']?.(folder, into);
    expect(filesIn(join(into, 'image'))).toEqual(needed.toSorted());
  },
  60_000,
);
