import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

/** Installs the compared libraries, with the versions of the lock file in `bench`; returns the folder. */
export function installPeers(bench: string, name: string): string {
  const installed = `${workspace}/.data/${name}`;
  const lock = 'package-lock.json';
  const known = `${installed}/installed-${lock}`;
  const wanted = readFileSync(`${bench}/${lock}`, 'utf8');
  if (existsSync(known) && readFileSync(known, 'utf8') === wanted) return installed;
  mkdirSync(installed, { recursive: true });
  for (const file of ['package.json', lock]) cpSync(`${bench}/${file}`, `${installed}/${file}`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--workspaces=false', '--prefix', installed], {
    cwd: installed,
    stdio: 'inherit',
  });
  writeFileSync(known, wanted);
  return installed;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Describes the machine on which the figures were measured. */
export function machine(browserVersion: string): string {
  return `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, Chromium ${browserVersion}`;
}
