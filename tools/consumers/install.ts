import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dependOn, fromTarball, installation, outsideWorkspace, run } from './consumer.ts';

// Vitest's global setup: installs the packages of all hosts once. Each host starts with hard links to them.

let folder: string | undefined;

export async function setup(): Promise<void> {
  // A host from a registry, or with other versions, is installed by itself.
  if (process.env.JALON_REGISTRY || process.env.JALON_VARIANT) return;
  const apps = join(import.meta.dirname, 'apps');
  const manifests = globSync('*/package.json', { cwd: apps, exclude: ['starter-*/**'] }).map(
    (file) => JSON.parse(readFileSync(join(apps, file), 'utf8')) as Record<string, Record<string, string>>,
  );
  const dependencies = Object.assign(
    {},
    ...manifests.flatMap((manifest) => [manifest.dependencies, manifest.devDependencies]),
  );
  // Next to the hosts: npm notes the path from a host to a tarball.
  folder = mkdtempSync(join(tmpdir(), 'jalon-consumer-all-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  dependOn(folder, fromTarball);
  await run('npm', installation, { cwd: folder, env: outsideWorkspace(process.env) });
  process.env.JALON_INSTALLED = folder;
}

export function teardown(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
}
