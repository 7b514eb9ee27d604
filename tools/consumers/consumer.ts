import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '../scripts/libraries.ts';
import { freePort } from '../vite/free-port.ts';
import { nodeOf, variant, vary } from './variant.ts';

const execute = promisify(execFile);
/** The registry from which the hosts install the libraries. Default: the tarballs. */
const registry = process.env.JALON_REGISTRY;
/** The folder with what the hosts of the suite depend on, from `install.ts`; undefined outside the suite. */
const shared = process.env.JALON_INSTALLED;
const startLimit = 60_000;

/** A host outside the workspace, with only the packed libraries and their dependencies. */
export interface Consumer {
  url: string;
  /** The packages that npm installed, by name. */
  installed: readonly string[];
  /** Runs one of its programs and waits for the end, with the Node.js of the suite. */
  run(...args: string[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Copies a host of `apps` and `files` to a folder, by default a temporary one; returns its path. A whole club has the
 * folder `club`, the part that knows no framework.
 */
export function copyHost(
  name: string,
  files: Readonly<Record<string, string>>,
  folder = mkdtempSync(join(tmpdir(), `jalon-consumer-${name}-`)),
): string {
  const apps = join(import.meta.dirname, 'apps');
  cpSync(join(apps, name), folder, { recursive: true });
  if (name.startsWith('club-')) cpSync(join(apps, 'club'), join(folder, 'club'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Copies a host, installs it from the registry or from the tarballs, compiles, builds and starts it on a port, by default a free one. */
export async function startConsumer(
  name: string,
  apiUrl: string,
  files: Readonly<Record<string, string>>,
  { wantedPort }: { readonly wantedPort?: number | undefined } = {},
): Promise<Consumer> {
  const folder = copyHost(name, files);
  if (registry) pointAtRegistry(folder, registry);
  else dependOn(folder, fromTarball);
  if (variant) vary(folder, variant);

  const port = wantedPort ?? (await freePort());
  const inherited = outsideWorkspace(process.env);
  const env = {
    ...inherited,
    // npm and the programs of the host run with the first Node.js.
    PATH: [...nodeOf(folder), inherited.PATH].join(delimiter),
    PORT: String(port),
    API_URL: apiUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: undefined,
  };
  const npm = (...args: string[]) => run('npm', args, { cwd: folder, env });
  await linkPackages(folder);
  await npm(...installation);
  await npm('run', 'build');
  const modules = globSync(['*/package.json', '@*/*/package.json'], { cwd: join(folder, 'node_modules') });
  const installed = modules.map((file) => dirname(file));

  const server = spawn('npm', ['start'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, installed, stop, run: (...args) => run(process.execPath, args, { cwd: folder, env }) };
}

/** How npm installs a host. */
export const installation = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock'];

/** Gives a host hard links to the packages of the suite: `npm install` then only removes and adds what its package.json asks for. */
export async function linkPackages(folder: string): Promise<void> {
  if (!shared) return;
  await run('cp', ['-al', 'node_modules', folder], { cwd: shared });
  // A copy, because npm writes into the file itself.
  const list = join(folder, 'node_modules/.package-lock.json');
  rmSync(list);
  cpSync(join(shared, 'node_modules/.package-lock.json'), list);
}

/** Runs a command and waits for its end; prints its output only when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<void> {
  await execute(command, args, { ...options, maxBuffer: 2 ** 26 }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error([error.message, error.stdout, error.stderr].join('\n'), { cause: error });
    },
  );
}

/** Makes a host install the newest libraries from a registry, and everything else from npm’s configured one. */
export function pointAtRegistry(folder: string, url: string): void {
  writeFileSync(join(folder, '.npmrc'), `@jalon:registry=${url}\n`);
  dependOn(folder, () => 'latest');
}

/** Sets the version of each library that a host depends on. */
export function dependOn(folder: string, version: (name: string) => string): void {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  for (const name of Object.keys(manifest.dependencies)) {
    if (name.startsWith('@jalon/')) manifest.dependencies[name] = version(name);
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

export const fromTarball = (name: string) => `file:${tarballOf(name)}`;

/** The packed file of a library. */
export function tarballOf(name: string): string {
  const [file] = globSync(`${workspace}/dist/packages/${name.slice(1).replace('/', '-')}-*.tgz`);
  if (!file) throw new Error(`${name} is not packed.`);
  return file;
}

/** The environment of a plain shell: variables of npm and Nx for this workspace would affect the host. */
export function outsideWorkspace(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours =
    /^(npm_(?!config_(registry|cache|userconfig|cafile))|NX_|VITE|VITEST|JALON_|NODE_OPTIONS|NODE_PATH|INIT_CWD)/i;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ours.test(name)));
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  let output = '';
  server.stdout?.on('data', (text) => {
    output += text;
  });
  server.stderr?.on('data', (text) => {
    output += text;
  });
  const limit = performance.now() + startLimit;
  while (performance.now() < limit && server.exitCode === null) {
    const up = await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The host does not answer:\n${output}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return;
  const closed = new Promise((resolve) => server.on('close', resolve));
  process.kill(-server.pid, 'SIGTERM');
  await closed;
}
