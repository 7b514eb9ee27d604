// Stages each library as it is published into dist/packages/@jalon/<name>, and packs it into dist/packages.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import {
  libraries,
  type Manifest,
  publishedExports,
  publishedImports,
  readManifest,
  workspace,
} from '../scripts/libraries.ts';

const packages = `${workspace}/dist/packages`;

rmSync(packages, { recursive: true, force: true });
for (const library of libraries) {
  const from = `${workspace}/libs/${library}`;
  const to = `${packages}/@jalon/${library}`;
  if (!existsSync(`${from}/dist`)) throw new Error(`libs/${library} is not built.`);
  mkdirSync(to, { recursive: true });
  cpSync(`${from}/dist`, `${to}/dist`, { recursive: true });
  for (const file of globSync(['*.md', 'NOTICE'], { cwd: from })) cpSync(`${from}/${file}`, `${to}/${file}`);
  cpSync(`${workspace}/LICENSE`, `${to}/LICENSE`);
  writeFileSync(`${to}/package.json`, `${JSON.stringify(published(readManifest(library)), null, 2)}\n`);
}
execFileSync(
  'npm',
  ['pack', '--silent', '--pack-destination', '.', ...libraries.map((name) => `./@jalon/${name}`)],
  {
    cwd: packages,
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);

/** The package.json of a library for its users, without fields that only this repository reads. */
function published(manifest: Manifest): Omit<Manifest, 'exports'> {
  const {
    nx: _nx,
    scripts: _scripts,
    devDependencies: _dev,
    private: _private,
    exports: _exports,
    ...kept
  } = manifest;
  const repository = repositoryOf(manifest.name);
  return {
    ...kept,
    author: 'The Jalon authors',
    ...(repository && { repository }),
    ...(manifest.imports && { imports: publishedImports(manifest.imports) }),
    exports: { ...publishedExports(manifest), './package.json': './package.json' },
  };
}

/** Where the library is made, as the workflow knows it: npm compares it with the origin of what it is given. */
function repositoryOf(name: string) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: path } = process.env;
  if (!server || !path) return undefined;
  return { type: 'git', url: `git+${server}/${path}.git`, directory: `libs/${name.replace('@jalon/', '')}` };
}
