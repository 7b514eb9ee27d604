import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export { freePort } from '../../../../tools/vite/free-port.ts';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export interface Server {
  readonly url: string;
  stop(): Promise<Ended>;
}

const programs = {
  api: { file: '../../../api/src/main.ts', port: 'API_PORT', ready: '/api/health' },
  /** The sandbox payment gateway. */
  gateway: {
    file: '../../../gateway/src/main.ts',
    port: 'SANDBOX_GATEWAY_PORT',
    ready: '/health',
  },
  site: { file: '../../server/main.ts', port: 'PORT', ready: '/robots.txt' },
  /** The site with renamed pages. */
  renamedSite: { file: 'renamed-site.ts', port: 'PORT', ready: '/robots.txt' },
  /** Fills the search index, then exits. */
  index: { file: '../../../../tools/jalon/jalon.ts', words: ['index'], port: 'PORT', ready: '' },
} as const;

/** Maximum milliseconds for a program to start. */
const startTimeout = 60_000;

/** Starts one of our programs as `npm start` does, and waits until it responds. */
export async function startServer(
  kind: keyof typeof programs,
  port: number,
  settings: Record<string, string>,
): Promise<Server> {
  const { child, ended } = run(kind, port, settings);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeout;
  while (!(await answers(url + programs[kind].ready))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The ${kind} did not start:\n${(await ended).output}`);
    }
    await delay(100);
  }
  return {
    url,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      return await ended;
    },
  };
}

/** Runs one of our programs until it exits. */
export async function runToEnd(kind: keyof typeof programs, port: number, settings: Record<string, string>) {
  return await run(kind, port, settings).ended;
}

function run(kind: keyof typeof programs, port: number, settings: Record<string, string>) {
  const program = programs[kind];
  const file = fileURLToPath(new URL(program.file, import.meta.url));
  const { NODE_ENV: _, DATABASE_URL: __, SITE_URL: ___, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    ['--conditions=@jalon/source', file, ...('words' in program ? program.words : [])],
    {
      env: {
        ...environment,
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        API_HOST: '127.0.0.1',
        SANDBOX_GATEWAY_HOST: '127.0.0.1',
        [program.port]: String(port),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit').then(([code]): Ended => ({ code, output }));
  return { child, ended };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
