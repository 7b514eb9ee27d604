import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { freePort } from '../vite/free-port.ts';
import { standInFor } from './base-images.ts';

// Builds the images with podman from a copy of the last commit that has secrets in it, looks for them in the image, and starts both
// Compose files: see README.md.

const { values: options } = parseArgs({
  options: {
    /** A folder whose images a later run uses again. */
    folder: { type: 'string' },
    /** Only `one` machine, or `several`. */
    only: { type: 'string' },
  },
});
const workspace = join(import.meta.dirname, '../..');
const folder = options.folder ?? mkdtempSync('/var/tmp/jalon-images-');
const context = join(folder, 'context');
// In two parts: this file is in the image.
const canary = `${'a-secret'}-that-no-image-has`;
/** Milliseconds until every process has to be ready. */
const patience = 600_000;

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0;

/** Podman with images of its own, and with limits that machines without some rights accept. */
function ownSettings() {
  mkdirSync(folder, { recursive: true });
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  const files = {
    CONTAINERS_STORAGE_CONF: `[storage]
driver = "overlay"
graphroot = "${folder}/store"
runroot = "${folder}/runroot"
`,
    CONTAINERS_CONF: `[containers]
default_ulimits = ["nofile=${limit}:${limit}", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
${isInstalled('runc') ? 'runtime = "runc"' : ''}
[network]
network_backend = "netavark"
`,
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return [name, join(folder, name)];
    }),
  );
}
const environment = { ...process.env, ...ownSettings() };

const run = (program: string, args: readonly string[], cwd = context) =>
  execFileSync(program, args, {
    cwd,
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const succeeds = (...args: string[]) =>
  spawnSync('podman', args, { cwd: context, env: environment, stdio: 'ignore' }).status === 0;

/** Builds an image, unless the folder has it from an earlier run. */
function build(tag: string, of: string): void {
  if (succeeds('image', 'exists', tag)) return;
  run('podman', ['build', '--quiet', '--network', 'host', '--tag', tag, of]);
  console.log(`${tag} is built`);
}

/** Downloads a base image, or makes one that stands in for it. */
function prepareBase(name: string): void {
  const full = `docker.io/library/${name}`;
  if (succeeds('image', 'exists', full) || succeeds('pull', '--quiet', full)) return;
  console.log(`${name} can’t be downloaded: another one stands in for it`);
  build(full, standInFor(name, { folder, workspace }));
}

/** The last commit, with the files of an operator. */
function prepareContext(ports: {
  readonly one: number;
  readonly gateway: number;
  readonly several: number;
}): void {
  rmSync(context, { recursive: true, force: true });
  mkdirSync(join(context, '.data'), { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: workspace, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x'], { cwd: context, input: archive });
  writeFileSync(join(context, '.data/keys.json'), canary);
  for (const [file, example] of [
    ['.env', '.env.example'],
    ['deploy/.env', 'deploy/env.example'],
  ] as const) {
    const site = `http://localhost:${file === '.env' ? ports.one : ports.several}`;
    const filled = readFileSync(join(context, example), 'utf8')
      .replace(/^(\w+)=(first:)?$/gm, (_, name: string, id = '') => `${name}=${id}${secretOf(name)}`)
      .replace(/^SITE_URL=.*$/m, `SITE_URL=${site}`);
    writeFileSync(
      join(context, file),
      `${filled}\nSANDBOX_GATEWAY_URL=http://localhost:${ports.gateway}\n# ${canary}\n`,
    );
  }
  for (const file of ['delivery.json', 'deploy/delivery.json']) {
    writeFileSync(join(context, file), readFileSync(join(context, 'delivery.example.json')));
  }
  prepare('compose.yaml', { 3000: ports.one, 3002: ports.gateway });
  prepare('deploy/compose.yaml', { 3000: ports.several });
}

function secretOf(name: string): string {
  if (name.endsWith('_KEYS')) return Buffer.alloc(32, name).toString('base64');
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  return stripe[name as keyof typeof stripe] ?? `password0of0${name}`;
}

/**
 * Publishes the ports of a Compose file on free ones, and fills in its variables: podman-compose 1.0.3, that of Debian 12, leaves a variable
 * with an empty default as it is.
 */
function prepare(file: string, ports: Readonly<Record<number, number>>): void {
  const settings = readFileSync(join(context, file, '..', '.env'), 'utf8');
  const values = new Map(Array.from(settings.matchAll(/^(\w+)=(.*)$/gm), ([, name, value]) => [name, value]));
  const text = readFileSync(join(context, file), 'utf8')
    .replace(/'(\d+):\1'/g, (_, port) => `'${ports[port]}:${port}'`)
    .replace(/\$\{(\w+):[-?]([^}]*)\}/g, (_, name, standard) => values.get(name) || standard);
  writeFileSync(join(context, file), text);
}

/** Where the secrets of the context are in an image. */
function secretsIn(image: string): string[] {
  const search = `grep -rlF '${canary}' /srv /home /root /etc 2>/dev/null; find / -xdev -name '.env' -o -xdev -name delivery.json`;
  return run('podman', ['run', '--rm', '--user', 'root', image, 'sh', '-c', search])
    .split('\n')
    .filter(Boolean);
}

interface ComposeFile {
  readonly services: Readonly<Record<string, { readonly healthcheck: { readonly test: readonly string[] } }>>;
}

/** Starts a Compose file and waits until the health check of each of its containers passes, then does `check`. */
async function compose(file: string, services: readonly string[], check: () => Promise<void>): Promise<void> {
  const project = file === 'compose.yaml' ? 'jalon-one' : 'jalon-several';
  const { services: checks }: ComposeFile = parse(readFileSync(join(context, file), 'utf8'), { merge: true });
  const args = ['--project-name', project, '--file', join(context, file)];
  const env = { ...environment, ...(file === 'compose.yaml' && { COMPOSE_PROFILES: 'sandbox' }) };
  const log = openSync(join(folder, 'compose.log'), 'a');
  const composed = (...words: string[]) =>
    spawnSync('podman-compose', [...args, ...words], {
      cwd: join(context, file, '..'),
      env,
      stdio: ['ignore', log, log],
    });
  try {
    composed('up', '--detach', '--no-build');
    const until = Date.now() + patience;
    for (const service of services) {
      const name = `${project}_${service}_1`;
      const [, ...command] = checks[service]?.healthcheck.test ?? [];
      // Podman's own checks need systemd.
      while (!succeeds('exec', name, ...command)) {
        if (Date.now() > until) {
          console.log(run('podman', ['logs', '--tail', '20', name]));
          throw new Error(`${name} is not healthy`);
        }
        await delay(2_000);
      }
      console.log(`${name} is healthy`);
    }
    await check();
  } finally {
    composed('down', '--volumes');
  }
}

async function expectAnswers(port: number): Promise<void> {
  for (const path of ['/fr', '/api/health/ready']) {
    const ask = () => fetch(`http://localhost:${port}${path}`).catch(() => undefined);
    let answer = await ask();
    // A proxy needs a moment to see that a process is ready.
    for (let tries = 30; !answer?.ok && tries > 0; tries -= 1) {
      await delay(2_000);
      answer = await ask();
    }
    if (!answer?.ok) throw new Error(`${path}: ${answer?.status ?? 'no answer'}`);
  }
  console.log(`http://localhost:${port} answers, and the API behind it is ready`);
}

const [one = 0, gateway = 0, several = 0] = await Promise.all([freePort(), freePort(), freePort()]);
prepareContext({ one, gateway, several });
for (const name of ['debian:bookworm-slim', 'node:24-slim']) prepareBase(name);
build('localhost/jalon-cluster', 'deploy/cluster');
prepareBase('postgres:18');
build('localhost/jalon', '.');

const found = secretsIn('localhost/jalon');
if (found.length > 0) throw new Error(`The image has secrets: ${found.join(' ')}`);
console.log('the image has none of the secrets next to it');

if (options.only !== 'several') {
  await compose('compose.yaml', ['database', 'api', 'sandbox-gateway', 'site'], async () => {
    await expectAnswers(one);
    console.log(run('podman', ['exec', 'jalon-one_api_1', 'npx', 'jalon', 'submissions', 'list']));
  });
}
if (options.only !== 'one') {
  await compose(
    'deploy/compose.yaml',
    ['database1', 'database2', 'database3', 'api1', 'api2', 'worker1', 'worker2', 'site1', 'site2'],
    () => expectAnswers(several),
  );
}
if (!options.folder) rmSync(folder, { recursive: true, force: true });
