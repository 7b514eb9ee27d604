import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The content of `postmaster.pid`, which a running PostgreSQL keeps in its data directory. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
}

/** Reads the file; undefined when it is missing or still being written. */
export async function readPostmasterFile(data: string): Promise<PostmasterFile | undefined> {
  try {
    // Lines: pid, data directory, start time, port, socket directory, listen address, shared memory, status.
    const [pid, , , port] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    return pid ? { pid: Number(pid), port: Number(port ?? 0) } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process runs and is the server of this data, not another program with a reused pid. */
export async function isPostmaster(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const command =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8').then((line) => line.split('\0'))
      : promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(({ stdout }) => [stdout]);
  // A zombie process keeps its pid and has no command line.
  return command.then(
    (words) => words.some((word) => word.includes(data)),
    () => false,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes the file of a stopped server whose pid now belongs to another program, which PostgreSQL would mistake
 * for a server. When no process has the pid, PostgreSQL removes the file itself, without a race.
 */
export async function removeStaleFile(data: string, stale: PostmasterFile): Promise<void> {
  if (!isAlive(stale.pid)) return;
  const now = await readPostmasterFile(data);
  if (now?.pid === stale.pid) await rm(join(data, 'postmaster.pid'), { force: true });
}
