// Installs the packages of all hosts once. Each host starts with hard links to them. Run by itself, which is the target
// `install`, it leaves them to the next suite, because npm waits for most of this time; as Vitest's global setup it takes
// what was left, or installs.
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { libraries, workspace } from '../scripts/libraries.ts';
import { dependOn, fromTarball, installation, outsideWorkspace, run, tarballOf } from './consumer.ts';

/** Says where the packages were left. */
const note = `${workspace}/node_modules/.cache/jalon-consumers/installed`;
let folder: string | undefined;

export async function setup(): Promise<void> {
  // A host from a registry, or with other versions, is installed by itself.
  if (process.env.JALON_REGISTRY || process.env.JALON_VARIANT) return;
  folder = takeLeft() ?? (await install());
  process.env.JALON_INSTALLED = folder;
}

export function teardown(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
}

async function install(): Promise<string> {
  const apps = join(import.meta.dirname, 'apps');
  const manifests = globSync('*/package.json', { cwd: apps }).map(
    (file) => JSON.parse(readFileSync(join(apps, file), 'utf8')) as Record<string, Record<string, string>>,
  );
  const dependencies = Object.assign(
    {},
    ...manifests.flatMap((manifest) => [manifest.dependencies, manifest.devDependencies]),
  );
  // Next to the hosts: npm notes the path from a host to a tarball.
  const target = mkdtempSync(join(tmpdir(), 'jalon-consumer-all-'));
  writeFileSync(join(target, 'package.json'), JSON.stringify({ private: true, dependencies }));
  dependOn(target, fromTarball);
  await run('npm', installation, { cwd: target, env: outsideWorkspace(process.env) });
  return target;
}

/** The packages that were left, unless a library was packed since. */
function takeLeft(): string | undefined {
  if (!existsSync(note)) return undefined;
  const left = readFileSync(note, 'utf8');
  const at = statSync(note).mtimeMs;
  rmSync(note);
  const isCurrent = libraries.every((name) => statSync(tarballOf(`@jalon/${name}`)).mtimeMs < at);
  if (isCurrent && existsSync(left)) return left;
  rmSync(left, { recursive: true, force: true });
  return undefined;
}

if (process.argv[1] === import.meta.filename) {
  const unused = takeLeft();
  if (unused) rmSync(unused, { recursive: true });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, await install());
}
