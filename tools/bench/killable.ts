import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { postmaster, withDatabase } from './embedded-database.ts';

// Servers that are killed and started again, as a process manager would.

interface KillableServerOptions {
  /** The path of its program from the root of the workspace. */
  readonly file: string;
  readonly port: number;
  /** The whole environment, except `PATH`. */
  readonly environment: Readonly<Record<string, string>>;
}

interface KillableServer {
  readonly url: string;
  /** Kills it; it starts again at once. */
  kill(): void;
  /** Ends it without a restart, and waits for its end. */
  stop(): Promise<void>;
  /** The id of its process, which changes with each start. */
  pid(): number | undefined;
}

/** Starts one of our servers, and restarts it whenever it ends. */
export function startKillable({ file, port, environment }: KillableServerOptions): KillableServer {
  const program = resolve(import.meta.dirname, '../..', file);
  let isStopping = false;
  let child = start();

  function start(): ChildProcess {
    const started = spawn(
      process.execPath,
      ['--conditions=@jalon/source', '--disable-warning=ExperimentalWarning', program],
      {
        env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    started.once('exit', () => {
      if (!isStopping) child = start();
    });
    return started;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child.pid,
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
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
