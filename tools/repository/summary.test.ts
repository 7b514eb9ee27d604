import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countReport, countTasks, failedTests, longestTasks, type TaskOutcome } from '../scripts/summary.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jalon-summary-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const task = (target: string, status: TaskOutcome['status']): TaskOutcome => ({
  id: `a:${target}`,
  target,
  root,
  status,
  seconds: 1,
});

function report(name: string, content: unknown): void {
  mkdirSync(join(root, 'test-output'), { recursive: true });
  writeFileSync(join(root, 'test-output', name), JSON.stringify(content));
}

const vitest = (passed: number, failed: number, skipped: number) => ({
  numTotalTests: passed + failed + skipped,
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: 0,
});

describe('the closing line of npm test', () => {
  const e2e = (stats: object) => ({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });
  const nothing = { passed: 0, failed: 0, skipped: 0 };

  it.each([
    [
      'adds the counts of vitest and Playwright',
      { vitest: vitest(5, 0, 1), playwright: e2e({ expected: 7, skipped: 2 }) },
      [
        ['test', 'success'],
        ['e2e', 'local-cache'],
      ],
      { passed: 12, skipped: 3 },
    ],
    ['counts failing tests', { vitest: vitest(5, 2, 0) }, [['test', 'failure']], { passed: 5, failed: 2 }],
    [
      'counts a test that passed on retry as passed',
      { playwright: e2e({ expected: 1, flaky: 1 }) },
      [['e2e', 'success']],
      { passed: 2 },
    ],
    [
      'counts a suite that failed outside its tests',
      { vitest: vitest(5, 0, 0) },
      [['test', 'failure']],
      { passed: 5, failed: 1 },
    ],
    ['counts a suite without a report as failed', {}, [['test', 'success']], { failed: 1 }],
    [
      'counts a failed check as one failure, and a passed one not at all',
      {},
      [
        ['lint', 'failure'],
        ['build', 'success'],
      ],
      { failed: 1 },
    ],
    [
      'counts what another failure kept from running as skipped',
      {},
      [
        ['build', 'failure'],
        ['e2e', 'skipped'],
      ],
      { failed: 1, skipped: 1 },
    ],
  ] as const)('%s', (_goal, reports, tasks, counts) => {
    for (const [name, content] of Object.entries(reports)) report(`${name}.json`, content);
    expect(countTasks(tasks.map(([target, status]) => task(target, status)))).toEqual({
      ...nothing,
      ...counts,
    });
  });

  it('refuses a report that it cannot read', () => {
    expect(() => countReport({ tests: 3 })).toThrow();
  });
});

it('npm test names the tasks that took longest, without those from the cache', () => {
  const tasks = [
    { ...task('lint', 'success'), seconds: 20 },
    { ...task('test', 'failure'), seconds: 90 },
    { ...task('build', 'local-cache'), seconds: 300 },
    { ...task('typecheck', 'success'), seconds: 4 },
  ];
  expect(longestTasks(tasks, 2)).toEqual(['a:test 90 s', 'a:lint 20 s']);
});

describe('the failed tests named by npm test', () => {
  /** The report of a file with these tests. */
  const file = (status: string, ...assertionResults: readonly object[]) => ({
    testResults: [{ name: 'sum.test.ts', message: 'no such module', status, assertionResults }],
  });

  it.each([
    [
      'a failed vitest test',
      file(
        'failed',
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      ),
      { title: 'sum.test.ts > subtracts', message: 'expected 1 to be 2', passedOnRetry: false },
    ],
    [
      'a vitest test that passed on retry',
      file('passed', { fullName: 'waits', status: 'passed', failureMessages: ['not yet'] }),
      { title: 'sum.test.ts > waits', message: 'not yet', passedOnRetry: true },
    ],
    [
      'a file of vitest that could not be loaded',
      file('failed'),
      { title: 'sum.test.ts', message: 'no such module', passedOnRetry: false },
    ],
  ])('names %s', (_what, content, failure) => {
    report('vitest.json', content);
    expect(failedTests([task('test', failure.passedOnRetry ? 'success' : 'failure')])).toEqual([failure]);
  });

  it('gives the end of what a task printed that failed without a failed test', () => {
    report('vitest.json', { testResults: [] });
    const output = `${'a line\n'.repeat(100)}\u001b[31mUnhandled Rejection\u001b[39m\n`;
    const [failure] = failedTests([{ ...task('test', 'failure'), output }]);
    expect(failure?.title).toBe('a:test');
    expect(failure?.message).toMatch(/^(a line\n){39}Unhandled Rejection$/);
  });

  it.each([
    ['unexpected', 'failure', false],
    ['flaky', 'success', true],
  ] as const)('names a test of Playwright that is %s, with its groups', (status, outcome, passedOnRetry) => {
    const first = { errors: [{ message: '\u001b[31mno heading\u001b[39m' }] };
    const tests = [{ status, results: [first, { errors: [] }] }];
    const suites = [{ title: 'without JavaScript', specs: [{ title: 'has a heading', tests }] }];
    report('playwright.json', { errors: [], suites: [{ title: 'home.e2e.ts', specs: [], suites }] });
    const title = 'home.e2e.ts > without JavaScript > has a heading';
    expect(failedTests([task('e2e', outcome)])).toEqual([{ title, message: 'no heading', passedOnRetry }]);
  });
});
