import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The result of one Nx task, written by tools/nx/targets.js. */
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
  seconds: number;
  /** What it printed, of a task that failed. */
  output?: string;
}

/** Targets whose suites write reports to `test-output` of their project. */
export const suiteReports: Readonly<Record<string, string>> = { test: 'vitest.json', e2e: 'playwright.json' };

/** The counts of one report, written by the JSON reporter of vitest or of Playwright. */
export function countReport(json: unknown): Counts {
  if (isRecord(json) && isRecord(json.stats)) {
    const { expected, unexpected, flaky, skipped } = json.stats;
    return { passed: number(expected) + number(flaky), failed: number(unexpected), skipped: number(skipped) };
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
 * could not start, counts as one failure; a task that did not run because another one failed counts as one skipped.
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
  // A suite without a report may not have passed.
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = countReport(JSON.parse(readFileSync(file, 'utf8')));
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The tasks that took longest, such as `@jalon/site:e2e 412 s`; those that Nx's cache gave back took no time. */
export function longestTasks(tasks: readonly TaskOutcome[], count: number): string[] {
  return tasks
    .filter(({ status, seconds }) => (status === 'success' || status === 'failure') && seconds > 0)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ id, seconds }) => `${id} ${seconds} s`);
}

/** A failed test: its file and title, and the first lines of its message. */
export interface FailedTest {
  title: string;
  message: string;
  /** Whether it passed when it was run a second time. Only suites that set `retry` run a test again. */
  passedOnRetry: boolean;
}

/**
 * What is listed at the end of a long output: the failed tests of all suites, those that passed on retry, and the end
 * of what a task printed that failed without a failed test.
 */
export function failedTests(tasks: readonly TaskOutcome[]): FailedTest[] {
  return tasks.flatMap(({ id, target, root, status, output }) => {
    const report = suiteReports[target];
    const file = report && join(root, 'test-output', report);
    const tests = file && existsSync(file) ? failuresInReport(JSON.parse(readFileSync(file, 'utf8'))) : [];
    return status !== 'failure' || tests.some(({ passedOnRetry }) => !passedOnRetry)
      ? tests
      : [...tests, { title: id, message: lastLines(output ?? ''), passedOnRetry: false }];
  });
}

function failuresInReport(json: VitestReport | PlaywrightReport): FailedTest[] {
  if ('testResults' in json) {
    return json.testResults.flatMap(({ name, message, status, assertionResults }) => {
      // A test that passed on retry keeps the messages of its first run.
      const failed = assertionResults
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map((test) => ({
          title: `${name} > ${test.fullName}`,
          message: firstLines(test.failureMessages.join('\n')),
          passedOnRetry: test.status === 'passed',
        }));
      // A file that could not be loaded has a message and no tests.
      return failed.length === 0 && status === 'failed'
        ? [{ title: name, message: firstLines(message), passedOnRetry: false }]
        : failed;
    });
  }
  const outsideTests = json.errors.map(({ message }) => ({
    title: 'Playwright',
    message: firstLines(message ?? ''),
    passedOnRetry: false,
  }));
  return [...outsideTests, ...json.suites.flatMap((suite) => failuresInSuite(suite, [suite.title]))];
}

function failuresInSuite(suite: PlaywrightSuite, titles: string[]): FailedTest[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        title: [...titles, title].join(' > '),
        message: firstLines(results.flatMap(({ errors }) => errors)[0]?.message ?? ''),
        passedOnRetry: status === 'flaky',
      })),
  );
  const inner = suite.suites ?? [];
  return [...own, ...inner.flatMap((child) => failuresInSuite(child, [...titles, child.title]))];
}

function firstLines(message: string): string {
  return stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n');
}

function lastLines(output: string): string {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-40).join('\n');
}

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
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
