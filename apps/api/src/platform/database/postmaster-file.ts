import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a running PostgreSQL writes into `postmaster.pid` of its data. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
}

/** Reads the file; undefined when there is none, or while its first lines are being written. */
export async function readPostmasterFile(data: string): Promise<PostmasterFile | undefined> {
  try {
    // pid, data folder, start time, port, socket folder, listen address, shared memory, status.
    const [pid, , , port] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    return pid ? { pid: Number(pid), port: Number(port ?? 0) } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process lives and is a server of this data, not another program that got the same number. */
export async function isPostmaster(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const command =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8').then((line) => line.split('\0'))
      : promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(({ stdout }) => [stdout]);
  // A process that died unwaited keeps its number and has no command.
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
 * Removes the file of a server that is gone while its number lives on as another program: PostgreSQL
 * would take that program for a server. A number that is free it sees through by itself, and without a
 * race against another start.
 */
export async function removeStaleFile(data: string, stale: PostmasterFile): Promise<void> {
  if (!isAlive(stale.pid)) return;
  const now = await readPostmasterFile(data);
  if (now?.pid === stale.pid) await rm(join(data, 'postmaster.pid'), { force: true });
}
