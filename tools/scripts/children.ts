import { type ChildProcess, spawn } from 'node:child_process';

/** Milliseconds that children may take to stop before they are killed. */
const stopLimit = 20_000;

const children = new Set<ChildProcess>();

export interface ChildOptions {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly output?: 'inherit' | 'pipe';
}

/**
 * Starts a Node.js program in a process group of its own: a terminal's Ctrl-C then reaches the parent alone, which
 * gives each child one signal.
 */
export function startChild({ args, cwd, env = process.env, output = 'pipe' }: ChildOptions): ChildProcess {
  const child = spawn(process.execPath, args, {
    detached: true,
    cwd,
    env,
    stdio: ['ignore', output, output],
  });
  children.add(child);
  child.on('close', () => children.delete(child));
  return child;
}

/** Resolves with the exit code of a child, or the signal that ended it. */
export function untilClosed(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code ?? 1)));
}

/** Stops every child, and resolves when they have ended. */
export async function stopChildren(): Promise<void> {
  const ends = Array.from(children, untilClosed);
  signalChildren('SIGTERM');
  const late = setTimeout(() => signalChildren('SIGKILL'), stopLimit);
  await Promise.all(ends);
  clearTimeout(late);
}

export function signalChildren(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const child of children) signalGroup(child, signal);
}

/** Sends a signal to a child and all that it started. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has just ended.
  }
}
