// `npm test`: every check, through Nx's cache, and one line of counts at the end. Arguments after `--` go to
// Nx: `npm test -- --projects=forms`.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium } from './install-chromium.ts';
import { onStopRequest } from './stop-request.ts';
import { countTasks, failedTests, longestTasks, reportFolders, type TaskOutcome } from './summary.ts';

const workspace = join(import.meta.dirname, '../..');
process.chdir(workspace);

const targets = ['format', 'lint', 'types', 'build', 'size', 'test', 'e2e', 'build-storybook'];
const results = join(workspace, 'test-output/tasks.json');
const say = (line: string) => console.log(line);

const started = performance.now();
const chromium = await provideChromium(say).catch((error: Error) => error);

if (chromium instanceof Error) {
  say(chromium.message);
  finish({ passed: 0, failed: 1, skipped: 0 });
} else {
  // Reports of an earlier run are deleted; Nx restores those of cached tasks.
  for (const stale of [results, ...reportFolders(workspace)]) rmSync(stale, { recursive: true, force: true });

  const exitCode = await runTasks({
    ...process.env,
    CHROMIUM_PATH: chromium.path,
    // Tools and servers that tests start load compiled modules from this cache.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(workspace, 'node_modules/.cache/node-compile'),
    JALON_TASK_RESULTS: results,
  });
  const tasks = existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as TaskOutcome[]) : [];
  const failed = tasks.filter(({ status }) => status === 'failure');
  if (failed.length > 0) say(`Failed: ${failed.map(({ id }) => id).join(', ')}.`);
  for (const { title, message, passedOnRetry } of failedTests(tasks)) {
    say(`\n${passedOnRetry ? 'Passed on retry: ' : ''}${title}\n${message}`);
  }
  const longest = longestTasks(tasks, 12);
  if (longest.length > 0) say(`Longest: ${longest.join(', ')}.`);
  const counts = countTasks(tasks);
  // Nx itself may fail before it runs a task.
  finish(exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
}

function runTasks(env: NodeJS.ProcessEnv): Promise<number> {
  const nx = spawn(
    process.execPath,
    [
      'node_modules/.bin/nx',
      'run-many',
      '--targets',
      targets.join(','),
      '--outputStyle=static',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env },
  );
  onStopRequest(() => nx.kill('SIGTERM'));
  return new Promise((resolve) => nx.on('close', (code) => resolve(code ?? 1)));
}

function finish({ passed, failed, skipped }: { passed: number; failed: number; skipped: number }): void {
  process.exitCode = failed > 0 ? 1 : 0;
  say(`Done in ${Math.round((performance.now() - started) / 1000)} s.`);
  say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
}
