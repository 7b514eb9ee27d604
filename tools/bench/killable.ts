import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postmaster, withDatabase } from './embedded-database.ts';

// Servers that are killed and started again, as a process manager would.

export interface KeptProgram {
  /** Kills it; it starts again after `downtime` milliseconds, at once by default. */
  kill(downtime?: number): void;
  /** Ends it without a restart, and waits for its end. */
  stop(): Promise<void>;
  /** The id of its process, which changes with each start. */
  pid(): number | undefined;
}

export interface KeptProgramOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment, except `PATH`. */
  readonly environment: Readonly<Record<string, string>>;
  /** A file descriptor for its output. Default: errors are printed here. */
  readonly output?: number;
}

/** Starts a program, and restarts it whenever it ends. */
export function keepRunning({ command, args, environment, output }: KeptProgramOptions): KeptProgram {
  let isStopping = false;
  let downtime = 0;
  let child = start();

  function start(): ChildProcess {
    const started = spawn(command, args, {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'],
    });
    started.once('exit', async () => {
      await delay(downtime);
      downtime = 0;
      if (!isStopping) child = start();
    });
    return started;
  }

  return {
    pid: () => child.pid,
    kill(milliseconds = 0) {
      downtime = milliseconds;
      child.kill('SIGKILL');
    },
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

export interface KillableServerOptions {
  /** The path of its program from the root of the workspace. */
  readonly file: string;
  readonly port: number;
  /** The whole environment, except `PATH`. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface KillableServer extends KeptProgram {
  readonly url: string;
}

/** Starts one of our servers, and restarts it whenever it ends. */
export function startKillable({ file, port, environment }: KillableServerOptions): KillableServer {
  const program = keepRunning({
    command: process.execPath,
    args: [
      '--conditions=@jalon/source',
      '--disable-warning=ExperimentalWarning',
      resolve(import.meta.dirname, '../..', file),
    ],
    environment: { LOG_LEVEL: 'silent', ...environment },
  });
  return { url: `http://127.0.0.1:${port}`, ...program };
}

export function killPostgres(dataDir: string): void {
  process.kill(postmaster(dataDir), 'SIGKILL');
}

/** Kills the process of PostgreSQL that serves a busy connection of the API. */
export async function killPostgresProcess(dataDir: string): Promise<void> {
  const pid = await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'jalon-api' ORDER BY state = 'idle', query_start DESC LIMIT 1`,
    );
    return rows[0]?.pid;
  });
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}
