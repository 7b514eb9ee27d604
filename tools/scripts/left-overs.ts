import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A server that an `npm start` of this workspace started. */
export interface StartedServer {
  readonly name: string;
  readonly pid: number;
  /** The `npm start` that runs it; undefined when that has ended. */
  readonly startPid: number | undefined;
}

/** The programs of `npm start`, by their file in the workspace. */
export const programs = {
  API: 'apps/api/src/main.ts',
  'sandbox gateway': 'apps/gateway/src/main.ts',
  site: 'apps/site/server/main.ts',
  'development server': 'node_modules/@react-router/dev/bin.cjs',
} as const;

/** The servers of a workspace that are still running; none where `ps` is missing. */
export async function findServers(workspace: string): Promise<StartedServer[]> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,pgid=,args=']);
    return serversIn(stdout, workspace);
  } catch {
    return [];
  }
}

/** Reads lines of `ps` with process, parent, group and arguments. */
export function serversIn(processes: string, workspace: string): StartedServer[] {
  const all = Array.from(
    processes.matchAll(/^ *(\d+) +(\d+) +(\d+) +(.*)$/gm),
    ([, pid, parent, group, args]) => ({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      args: args ?? '',
    }),
  );
  const starts = new Set(
    all.filter(({ args }) => args.includes('tools/scripts/start.ts')).map(({ pid }) => pid),
  );
  return all.flatMap(({ pid, parent, group, args }) => {
    const found = Object.entries(programs).find(([, file]) => ` ${args} `.includes(` ${workspace}/${file} `));
    // `npm start` gives each server a process group of its own; a test does not.
    if (!found || group !== pid) return [];
    return [{ name: found[0], pid, startPid: starts.has(parent) ? parent : undefined }];
  });
}

/** Advice about a port that is in use. `variable` sets the port. */
export function portAdvice(variable: string, port: number, servers: readonly StartedServer[]): string {
  const startPid = servers.find((server) => server.startPid !== undefined)?.startPid;
  if (startPid !== undefined) {
    return `Port ${port} is in use, and another npm start of this folder runs (process ${startPid}): stop it, or set ${variable} to a free port.`;
  }
  if (servers.length === 0) return `Port ${port} is in use: set ${variable} to a free one.`;
  const names = servers.map(({ name, pid }) => `the ${name} (process ${pid})`).join(' and ');
  const pids = servers.map(({ pid }) => pid).join(' ');
  return `Port ${port} is in use. An earlier npm start was killed and left behind ${names}. Stop what it left: kill ${pids}`;
}
