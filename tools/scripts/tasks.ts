import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

/** A program of the workspace or of the machine, and its arguments. */
export type Step = readonly [program: string, ...args: string[]];

/** A task of `npm run bench`, `generate` or `test:wide`. The last step gets the arguments of the command line. */
export interface Task {
  readonly summary: string;
  readonly steps: readonly Step[];
}

/** The task that the command line names, with its arguments, or what to print instead. */
export function chooseTask<Chosen extends Task>(
  script: string,
  tasks: Readonly<Record<string, Chosen>>,
  [name, ...args]: readonly string[],
): { task: Chosen; args: string[] } | { message: string; isError: boolean } {
  const task = name !== undefined && Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (task) return { task, args };
  const width = Math.max(...Object.keys(tasks).map(({ length }) => length));
  const list = Object.entries(tasks).map(([one, { summary }]) => `  ${one.padEnd(width)}  ${summary}`);
  const usage = `Usage: npm run ${script} -- <name> [options]\n\n${list.join('\n')}`;
  return name === undefined || name === '--help'
    ? { message: usage, isError: false }
    : { message: `There is no ${name}.\n\n${usage}`, isError: true };
}

/** Runs the steps of a task until one fails; returns the exit code. */
export function runTask({ steps }: Task, args: readonly string[]): number {
  const PATH = [join(workspace, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  for (const [index, [program, ...own]] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const { status, error } = spawnSync(program, isLast ? [...own, ...args] : own, {
      cwd: workspace,
      env: { ...process.env, PATH },
      stdio: 'inherit',
    });
    if (error) console.error(error.message);
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/** `npm run <script> -- <name> [options]`: runs the task of that name, or lists all. */
export function runNamed(script: string, tasks: Readonly<Record<string, Task>>): void {
  const chosen = chooseTask(script, tasks, process.argv.slice(2));
  if ('task' in chosen) {
    process.exitCode = runTask(chosen.task, chosen.args);
  } else if (chosen.isError) {
    console.error(chosen.message);
    process.exitCode = 2;
  } else {
    console.log(chosen.message);
  }
}
