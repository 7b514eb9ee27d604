// `npm start`: the whole site on one machine, until Ctrl-C. `npm run dev`, the same with --dev: from source, each edit
// reloaded.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { signalChildren, startChild, stopChildren, untilClosed } from './children.ts';
import { findServers, portAdvice, programs } from './left-overs.ts';
import { onStopRequest } from './stop-request.ts';
import { type Service, supervise } from './supervisor.ts';

const workspace = join(import.meta.dirname, '../..');
process.chdir(workspace);
const develop = process.argv.includes('--dev');

const services: Service[] = [];
let stopping: { since: number; done: Promise<void> } | undefined;

/** Ends `npm start` with exit code 1; without a message when a service has printed one. */
class StartError extends Error {}

const say = (line: string) => console.log(line);

onStopRequest(() => {
  if (!stopping) {
    say('\nStopping…');
    void stopAll().then(() => {
      say('Stopped.');
      process.exit(0);
    });
  } else if (performance.now() - stopping.since > 1000) {
    // npm repeats the terminal's signal immediately; a second Ctrl-C comes later and must stop immediately.
    signalChildren('SIGTERM');
  }
});

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  if (!stopping) {
    if (error.message) console.error(error.message);
    await stopAll();
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const port = readPort('PORT', 3000);
  const apiPort = readPort('API_PORT', 3001);
  const gatewayPort = readPort('SANDBOX_GATEWAY_PORT', 3002);
  const hasSandbox = usesSandbox();
  const ports = [
    { name: 'API_PORT', port: apiPort },
    { name: 'PORT', port },
    ...(hasSandbox ? [{ name: 'SANDBOX_GATEWAY_PORT', port: gatewayPort }] : []),
  ];
  expectDifferent(ports);
  for (const { name, port: wanted } of ports) await expectFree(name, wanted);

  const apiHost = connectable(process.env.API_HOST, '127.0.0.1');
  const siteHost = connectable(process.env.HOST, 'localhost');
  const gatewayHost = connectable(process.env.SANDBOX_GATEWAY_HOST, 'localhost');
  const apiUrl = `http://${apiHost}:${apiPort}`;
  const siteUrl = `http://${siteHost}:${port}`;
  const environment = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: apiUrl,
    SANDBOX_GATEWAY_PORT: String(gatewayPort),
    // Logs of each request would scroll the address out of sight.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    SITE_LINKS: process.env.SITE_LINKS || (await writeLinks()),
  };

  say(
    process.env.DATABASE_URL
      ? `Starting the API on port ${apiPort}, with the database of DATABASE_URL.`
      : `Starting the API on port ${apiPort}, with a PostgreSQL of its own (data in ${process.env.DATA_DIR || '.data'}).`,
  );
  const api = service('API', [...(develop ? ['--watch'] : []), file(programs.API)], environment, {
    aliveUrl: `${apiUrl}/api/health/live`,
    readyUrl: `${apiUrl}/api/health/ready`,
  });
  const starting = [untilReady(api)];
  if (hasSandbox) {
    say(`Starting the sandbox payment gateway on port ${gatewayPort}: no real payments.`);
    const health = `http://${gatewayHost}:${gatewayPort}/health`;
    // Node.js warns that the type stripping that makes its scripts is experimental.
    const gatewayArgs = ['--disable-warning=ExperimentalWarning', file(programs['sandbox gateway'])];
    starting.push(
      untilReady(
        service('sandbox gateway', gatewayArgs, environment, { aliveUrl: health, readyUrl: health }),
      ),
    );
  }
  if (!develop) say('Building the site (about half a minute the first time, nothing when nothing changed).');
  await Promise.all([develop || build(), ...starting]);
  say(`The API answers, and its database is up to date.${develop ? '' : ' The site is built.'}`);

  say(`Starting the site on port ${port}.`);
  // Without this condition, React Router would restart itself to add it, and lose `@jalon/source`.
  const developArgs = ['--conditions=development', file(programs['development server']), 'dev'];
  const siteArgs = develop ? developArgs : [file(programs.site)];
  const robots = `${siteUrl}/robots.txt`;
  await untilReady(
    service('site', siteArgs, environment, {
      aliveUrl: robots,
      readyUrl: robots,
      cwd: develop ? file('apps/site') : workspace,
    }),
  );
  await fillSearch(siteUrl, environment);
  say(`\nReady: ${siteUrl} (Ctrl-C stops everything)`);
}

function file(path: string): string {
  return join(workspace, path);
}

/** One of our servers in its own process, which is restarted when it ends. */
function service(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  { cwd = workspace, ...urls }: { aliveUrl: string; readyUrl: string; cwd?: string },
): Service {
  const started = supervise({
    ...urls,
    name,
    args: ['--conditions=@jalon/source', ...args],
    env,
    cwd,
    // After an edit with an error, the development server waits for the next edit.
    timing: develop ? { frozen: 3_600_000 } : undefined,
    say: (line) => {
      if (!stopping) say(line);
    },
  });
  services.push(started);
  return started;
}

/** The first start must succeed: a restart does not correct a wrong setting. */
async function untilReady({ ready, release }: Service): Promise<void> {
  if (await ready) return;
  release();
  throw new StartError('');
}

/** Writes the addresses to which the API's messages lead, from the site's table of pages. */
async function writeLinks(): Promise<string> {
  const links = join(process.env.DATA_DIR || '.data', 'site-links.json');
  const writing = startChild({
    args: ['--conditions=@jalon/source', 'tools/jalon/jalon.ts', 'links', links],
    cwd: workspace,
    output: 'inherit',
  });
  if ((await untilClosed(writing)) !== 0)
    throw new StartError('The addresses of the site could not be written.');
  return links;
}

/** Indexes the site's pages for its search. The site works without it. */
async function fillSearch(siteUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  const index = startChild({
    args: ['--conditions=@jalon/source', 'tools/jalon/jalon.ts', 'index', '--site', siteUrl],
    cwd: workspace,
    env,
  });
  const code = await untilClosed(index);
  if (code !== 0 && !stopping) say('Search indexing failed. Run `npx jalon index` to see the cause.');
}

/** Builds the site through Nx, which restores the last build when nothing has changed. */
async function build(): Promise<void> {
  const nx = startChild({
    args: ['node_modules/.bin/nx', 'run', '@jalon/site:build', '--outputStyle=static'],
    cwd: workspace,
  });
  let output = '';
  for (const stream of [nx.stdout, nx.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  if ((await untilClosed(nx)) !== 0) throw new StartError(`${output}\nThe site could not be built.`);
}

function stopAll(): Promise<void> {
  for (const { release } of services) release();
  stopping ??= { since: performance.now(), done: stopChildren() };
  return stopping.done;
}

function readPort(name: string, standard: number): number {
  const value = process.env[name] || String(standard);
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`${name} is a port number from 1 to 65535, not "${value}".`);
}

/** Whether the API pays with the sandbox: see `readPaymentSettings` of the API. */
function usesSandbox(): boolean {
  const standard = process.env.DATABASE_URL ? undefined : 'sandbox';
  return (process.env.PAYMENT_GATEWAY?.trim() || standard) === 'sandbox';
}

function expectDifferent(ports: readonly { readonly name: string; readonly port: number }[]): void {
  for (const [index, { name, port }] of ports.entries()) {
    const other = ports.slice(0, index).find((earlier) => earlier.port === port);
    if (other) throw new StartError(`${name} and ${other.name} are both ${port}: give each its own.`);
  }
}

async function expectFree(name: string, port: number): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') throw new StartError(portAdvice(name, port, await findServers(workspace)));
  if (code) throw new StartError(`Port ${port} can't be opened (${code}): set ${name} to another one.`);
}

/** The host to connect to, given the host that a server listens on. */
function connectable(host: string | undefined, standard: string): string {
  if (!host) return standard;
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
