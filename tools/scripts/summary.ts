import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What became of one Nx task, as tools/nx/targets.js leaves it. */
export interface TaskOutcome {
  id: string;
  target: string;
  /** The project's folder, absolute. */
  root: string;
  status:
    | 'success'
    | 'failure'
    | 'skipped'
    | 'local-cache'
    | 'local-cache-kept-existing'
    | 'remote-cache'
    | 'stopped';
}

/** Targets that leave the reports of their suites in `test-output` of their project. */
export const suiteReports: Readonly<Record<string, string>> = { test: 'vitest.json', e2e: 'playwright.json' };

/** The counts of one report, written by the JSON reporter of vitest or of Playwright. */
export function countReport(json: unknown): Counts {
  if (isRecord(json) && isRecord(json.stats)) {
    const { expected, unexpected, flaky, skipped } = json.stats;
    return { passed: number(expected), failed: number(unexpected) + number(flaky), skipped: number(skipped) };
  }
  if (isRecord(json) && 'numTotalTests' in json) {
    return {
      passed: number(json.numPassedTests),
      failed: number(json.numFailedTests),
      skipped: number(json.numPendingTests) + number(json.numTodoTests),
    };
  }
  throw new Error('neither a vitest nor a Playwright report');
}

/**
 * The counts over all suites. A task that failed without a failing test of its own, such as lint or a suite that
 * could not start, counts as one failure; a task that another one's failure kept from running as one skipped.
 */
export function countTasks(tasks: readonly TaskOutcome[]): Counts {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const task of tasks) {
    const { passed, failed, skipped } = countTask(task);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

function countTask({ target, root, status }: TaskOutcome): Counts {
  if (status === 'skipped') return { passed: 0, failed: 0, skipped: 1 };
  const succeeded = status !== 'failure' && status !== 'stopped';
  const report = suiteReports[target];
  const file = report && join(root, 'test-output', report);
  if (!file) return { passed: 0, failed: succeeded ? 0 : 1, skipped: 0 };
  // A suite that leaves no report cannot be known to have passed.
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = countReport(JSON.parse(readFileSync(file, 'utf8')));
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Every `test-output` folder of the workspace's projects. */
export function reportFolders(workspace: string): string[] {
  return ['apps', 'libs', 'tools']
    .flatMap((group) =>
      readdirSync(join(workspace, group), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(workspace, group, entry.name, 'test-output')),
    )
    .filter((folder) => existsSync(folder));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const number = (value: unknown) => (typeof value === 'number' ? value : 0);
