// `npm run test:wide -- release-try`: rehearses a release. Publishes every library to a registry on this machine, first as it is,
// then as its version plan would release it; installs, upgrades and downgrades a host; runs the suite of the consumers.
// Without a version plan, the rehearsed release is a patch of every library.
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraries, type Manifest, workspace } from '../scripts/libraries.ts';
import { copyHost, outsideWorkspace, pointAtRegistry, run } from './consumer.ts';
import { examples } from './examples.ts';
import { startRegistry } from './registry.ts';

/** Version by package name. */
type Versions = Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'jalon-release-'));
const registry = await startRegistry(folder);
const started = performance.now();

try {
  await node(workspace, ['node_modules/.bin/nx', 'run', 'publish:pack']);
  const former = await publish(workspace);
  const clone = join(folder, 'clone');
  await release(clone, former);
  const next = await publish(clone);
  if (list(next) === list(former)) throw new Error('The rehearsed release has no new version.');
  await upgradeAndDowngrade(former, next);
  const suite = ['../../node_modules/.bin/vitest', 'run', '--reporter=dot'];
  await node(import.meta.dirname, suite, { JALON_REGISTRY: registry.url });
  say('The suite of the consumers passes with what the registry calls latest.');
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Publishes the packages that `root` has packed, except versions that the registry already has. */
async function publish(root: string): Promise<Versions> {
  const command = ['node_modules/.bin/nx', 'release', 'publish', `--registry=${registry.url}`];
  await node(root, [...command, '--excludeTaskDependencies'], { npm_config_userconfig: registry.publisher });
  const versions = versionsIn(join(root, 'dist/packages'));
  say(`Published: ${list(versions)}.`);
  return versions;
}

/** Releases the libraries in a clone of the last commit, starting from the tags of the previous release. */
async function release(clone: string, former: Versions): Promise<void> {
  await run('git', ['clone', '--quiet', '--no-tags', workspace, clone], { cwd: folder });
  symlinkSync(join(workspace, 'node_modules'), join(clone, 'node_modules'));
  for (const [name, version] of Object.entries(former)) {
    await run('git', ['tag', `${name}@${version}`], { cwd: clone });
  }
  if (globSync('.nx/version-plans/*.md', { cwd: clone }).length === 0) await planPatch(clone);
  const author = { GIT_AUTHOR_NAME: 'release:try', GIT_AUTHOR_EMAIL: 'release@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'release:try', GIT_COMMITTER_EMAIL: 'release@example.com' };
  await node(clone, ['node_modules/.bin/nx', 'release', '--skip-publish'], { ...author, ...committer });
  for (const library of libraries) {
    cpSync(join(workspace, 'libs', library, 'dist'), join(clone, 'libs', library, 'dist'), {
      recursive: true,
    });
  }
  await node(clone, ['tools/publish/pack.ts']);
}

/** Plans a patch of every library. */
async function planPatch(clone: string): Promise<void> {
  const bumps = libraries.map((library) => `'@jalon/${library}': patch\n`).join('');
  mkdirSync(join(clone, '.nx/version-plans'), { recursive: true });
  writeFileSync(join(clone, '.nx/version-plans/rehearsal.md'), `---\n${bumps}---\n\nA rehearsal.\n`);
  await run('git', ['add', '.nx/version-plans'], { cwd: clone });
}

/** Builds a host with the previous versions, the next ones, and the previous ones again. */
async function upgradeAndDowngrade(former: Versions, next: Versions): Promise<void> {
  const host = copyHost('vite', examples.vite?.() ?? {});
  const npm = (...args: string[]) => run('npm', args, { cwd: host, env: outsideWorkspace(process.env) });
  try {
    pointAtRegistry(host, registry.url);
    for (const versions of [former, next, former]) {
      const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
      await npm('install', '--no-audit', '--no-fund', '--save-exact', ...packages);
      const copies = globSync('node_modules/@jalon/*/node_modules/@jalon/*', { cwd: host });
      if (copies.length > 0) throw new Error(`Installed twice: ${copies.join(', ')}`);
      const installed = versionsIn(join(host, 'node_modules'));
      if (list(installed) !== list(versions)) throw new Error(`Installed: ${list(installed)}`);
      await npm('run', 'build');
      say(`The Vite host installs and builds with ${list(versions)}.`);
    }
  } finally {
    rmSync(host, { recursive: true, force: true });
  }
}

/** Versions of the libraries in a folder of packages. */
function versionsIn(packages: string): Versions {
  const manifests = libraries.map(
    (library) => JSON.parse(readFileSync(`${packages}/@jalon/${library}/package.json`, 'utf8')) as Manifest,
  );
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
}

function list(versions: Versions): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ');
}

function node(cwd: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<unknown> {
  return run(process.execPath, args, { cwd, env: { ...process.env, ...env } });
}

function say(line: string): void {
  console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s  ${line}`);
}
