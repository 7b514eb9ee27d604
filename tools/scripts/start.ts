// `npm start`: the whole site on one machine, until Ctrl-C. `npm run dev`, the same with --dev: from source, each edit
// reloaded.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onStopRequest } from './stop-request.ts';

const workspace = join(import.meta.dirname, '../..');
process.chdir(workspace);
const develop = process.argv.includes('--dev');

/** How long a service may take to answer for the first time, and to stop. */
const startLimit = 60_000;
const stopLimit = 20_000;
const pollInterval = 150;

const children = new Set<ChildProcess>();
let stopping: { since: number; done: Promise<void> } | undefined;

/** What ends `npm start` with exit code 1; with no message when a service has said it itself. */
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
    // npm repeats the terminal's signal at once; a person who presses again is in a hurry.
    signalAll('SIGTERM');
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
  if (port === apiPort) throw new StartError(`PORT and API_PORT are both ${port}: give each its own.`);
  await expectFree('API_PORT', apiPort);
  await expectFree('PORT', port);

  const apiHost = connectable(process.env.API_HOST, '127.0.0.1');
  const siteHost = connectable(process.env.HOST, 'localhost');
  const apiUrl = `http://${apiHost}:${apiPort}`;
  const siteUrl = `http://${siteHost}:${port}`;
  const environment = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: apiUrl,
    // Each request as a line of JSON is for operations; here the address must stay in sight.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };

  say(
    process.env.DATABASE_URL
      ? `Starting the API on port ${apiPort}, with the database of DATABASE_URL.`
      : `Starting the API on port ${apiPort}, with a PostgreSQL of its own (data in ${process.env.DATA_DIR || '.data'}).`,
  );
  const api = service('API', [...(develop ? ['--watch'] : []), 'apps/api/src/main.ts'], environment);
  if (!develop) say('Building the site (about half a minute the first time, nothing when nothing changed).');
  await Promise.all([develop || build(), api.answers(`${apiUrl}/api/health`)]);
  say(`The API answers, and its database is up to date.${develop ? '' : ' The site is built.'}`);

  say(`Starting the site on port ${port}.`);
  const site = develop
    ? service('site', ['../../node_modules/@react-router/dev/bin.cjs', 'dev'], environment, 'apps/site')
    : service('site', ['apps/site/server/main.ts'], environment);
  await site.answers(`${siteUrl}/robots.txt`);
  await fillSearch(siteUrl, environment);
  say(`\nReady: ${siteUrl} (Ctrl-C stops everything)`);

  const [name, how] = await Promise.race([api.ended, site.ended]);
  throw new StartError(`The ${name} ended by itself (${how}): stopping the rest.`);
}

/** A server of ours in a process of its own. */
function service(name: string, args: string[], env: NodeJS.ProcessEnv, cwd = workspace) {
  const child = own(process.execPath, ['--conditions=@jalon/source', ...args], {
    env,
    cwd,
    output: 'inherit',
  });
  const ended = new Promise<[name: string, how: string]>((resolve) => {
    child.on('close', (code, signal) => resolve([name, signal ?? `exit code ${code}`]));
  });
  return {
    ended,
    /** Resolves once `url` answers with a success. */
    async answers(url: string): Promise<void> {
      let died = false;
      void ended.then(() => {
        died = true;
      });
      const limit = performance.now() + startLimit;
      while (!(await isUp(url))) {
        if (died) throw new StartError('');
        if (performance.now() > limit) {
          throw new StartError(`The ${name} did not answer at ${url} within ${startLimit / 1000} s.`);
        }
        await new Promise((resolve) => setTimeout(resolve, pollInterval));
      }
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/** Indexes the site's pages, for its search; without them the site is there all the same. */
async function fillSearch(siteUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  const index = own(
    process.execPath,
    ['--conditions=@jalon/source', 'apps/api/src/features/search/index.command.ts', '--site', siteUrl],
    { env },
  );
  const code = await new Promise<number | null>((resolve) => index.on('close', resolve));
  if (code !== 0 && !stopping) say('The search could not be filled: `npm run index` says why.');
}

/** Builds the site through Nx, which gives the last build back when nothing changed. */
async function build(): Promise<void> {
  const nx = own(process.execPath, [
    'node_modules/.bin/nx',
    'run',
    '@jalon/site:build',
    '--outputStyle=static',
  ]);
  let output = '';
  for (const stream of [nx.stdout, nx.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => nx.on('close', resolve));
  if (code !== 0) throw new StartError(`${output}\nThe site could not be built.`);
}

/**
 * Starts a child in a process group of its own: a terminal's Ctrl-C then reaches us alone, and each child gets
 * one signal, which it answers by a clean shutdown (a second one would cut it short).
 */
function own(
  command: string,
  args: string[],
  {
    env = process.env,
    cwd = workspace,
    output = 'pipe',
  }: { env?: NodeJS.ProcessEnv; cwd?: string; output?: 'inherit' | 'pipe' } = {},
): ChildProcess {
  const child = spawn(command, args, { detached: true, cwd, env, stdio: ['ignore', output, output] });
  children.add(child);
  child.on('close', () => children.delete(child));
  return child;
}

function stopAll(): Promise<void> {
  stopping ??= { since: performance.now(), done: stopChildren() };
  return stopping.done;
}

async function stopChildren(): Promise<void> {
  const ends = [...children].map((child) => new Promise((resolve) => child.on('close', resolve)));
  signalAll('SIGTERM');
  const late = setTimeout(() => signalAll('SIGKILL'), stopLimit);
  await Promise.all(ends);
  clearTimeout(late);
}

function signalAll(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const { pid } of children) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // Gone between the list and the signal.
    }
  }
}

function readPort(name: string, standard: number): number {
  const value = process.env[name] || String(standard);
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`${name} is a port number from 1 to 65535, not "${value}".`);
}

async function expectFree(name: string, port: number): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use: set ${name} to a free one.`);
  if (code) throw new StartError(`Port ${port} can't be opened (${code}): set ${name} to another one.`);
}

/** A host that can be called, for one that is listened on. */
function connectable(host: string | undefined, standard: string): string {
  if (!host) return standard;
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
