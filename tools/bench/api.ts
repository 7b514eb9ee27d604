import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** One of our servers in its own process, ready for requests. */
export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  log(): string;
  /** Asks it to end, and waits for its end. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** The whole environment, except `PATH`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A module to load first; the two processes then have an IPC channel. */
  readonly preload?: string;
}

/**
 * Starts a server from its source and waits for the address that it prints. Its output goes to a file, so that this
 * process spends no time on reading it; its errors are printed here.
 */
export async function startServer(
  file: string,
  { environment, preload }: ServerOptions = {},
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-server-'));
  const logFile = join(folder, 'log');
  const written = openSync(logFile, 'w');
  const imports = preload ? [`--import=${pathToFileURL(preload).href}`] : [];
  const child = spawn(process.execPath, ['--conditions=@jalon/source', ...imports, file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', written, 'inherit', ...(preload ? (['ipc'] as const) : [])],
  });
  closeSync(written);
  const log = () => readFileSync(logFile, 'utf8');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  for (;;) {
    const [, url] = log().match(/listening on (http:\S+?)["\s]/) ?? [];
    if (url) return { url, process: child, log, stop };
    if (hasEnded()) throw new Error(`${file} did not start:\n${log().slice(-2_000)}`);
    await delay(50);
  }

  async function stop(): Promise<void> {
    if (!hasEnded()) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    await rm(folder, { recursive: true });
  }
}

export interface ApiOptions extends ServerOptions {
  /** Folder of its PostgreSQL data. The caller removes it. */
  readonly dataDir: string;
}

/** A club without settings: the defaults follow the specification. */
export const specificationClub = 'apps/api/src/testing/club/specification-club.json';

/** A site whose addresses no page has. */
export const siteLinks = 'apps/api/src/testing/site-links.json';

/** Starts the API on a free port. */
export function startApi({ dataDir, environment, ...options }: ApiOptions): Promise<RunningServer> {
  return startServer(resolve(import.meta.dirname, '../../apps/api/src/main.ts'), {
    ...options,
    environment: {
      API_PORT: '0',
      DATA_DIR: dataDir,
      CLUB_CONFIG: specificationClub,
      SITE_LINKS: siteLinks,
      ...environment,
    },
  });
}

export interface GatewayOptions {
  readonly dataDir: string;
  readonly port: number;
  /** The API that it sends its events to. */
  readonly apiUrl: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the sandbox payment gateway. */
export function startGateway({ dataDir, port, apiUrl, environment }: GatewayOptions): Promise<RunningServer> {
  return startServer(resolve(import.meta.dirname, '../../apps/gateway/src/main.ts'), {
    environment: {
      DATA_DIR: dataDir,
      SANDBOX_GATEWAY_HOST: '127.0.0.1',
      SANDBOX_GATEWAY_PORT: String(port),
      API_URL: apiUrl,
      ...environment,
    },
  });
}
