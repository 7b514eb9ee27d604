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
  it('adds the counts of vitest and Playwright', () => {
    report('vitest.json', vitest(5, 0, 1));
    report('playwright.json', { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 2 } });
    expect(countTasks([task('test', 'success'), task('e2e', 'local-cache')])).toEqual({
      passed: 12,
      failed: 0,
      skipped: 3,
    });
  });

  it('counts failing tests', () => {
    report('vitest.json', vitest(5, 2, 0));
    expect(countTasks([task('test', 'failure')])).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  it('counts a test that passed on retry as passed', () => {
    expect(countReport({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 } })).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
    });
  });

  it('counts a suite that failed outside its tests', () => {
    report('vitest.json', vitest(5, 0, 0));
    expect(countTasks([task('test', 'failure')])).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('counts a suite without a report as failed, with any exit code', () => {
    expect(countTasks([task('test', 'success')])).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a failed check as one failure, and a passed one not at all', () => {
    expect(countTasks([task('lint', 'failure'), task('build', 'success')])).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts what another failure kept from running as skipped', () => {
    expect(countTasks([task('build', 'failure'), task('e2e', 'skipped')])).toEqual({
      passed: 0,
      failed: 1,
      skipped: 1,
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
  it('lists a failed vitest test with its message', () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
    const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2'] };
    report('vitest.json', {
      testResults: [
        { name: 'sum.test.ts', message: '', status: 'failed', assertionResults: [passed, failed] },
      ],
    });
    expect(failedTests([task('test', 'failure')])).toEqual([
      { title: 'sum.test.ts > subtracts', message: 'expected 1 to be 2', passedOnRetry: false },
    ]);
  });

  it('names a test that passed on retry in a suite that passed', () => {
    const retried = { fullName: 'waits', status: 'passed', failureMessages: ['not yet'] };
    report('vitest.json', {
      testResults: [{ name: 'sum.test.ts', message: '', status: 'passed', assertionResults: [retried] }],
    });
    const flaky = { status: 'flaky', results: [{ errors: [{ message: 'too late' }] }, { errors: [] }] };
    report('playwright.json', {
      errors: [],
      suites: [{ title: 'home.e2e.ts', specs: [{ title: 'has a heading', tests: [flaky] }] }],
    });
    expect(failedTests([task('test', 'success'), task('e2e', 'success')])).toEqual([
      { title: 'sum.test.ts > waits', message: 'not yet', passedOnRetry: true },
      { title: 'home.e2e.ts > has a heading', message: 'too late', passedOnRetry: true },
    ]);
  });

  it('names a file of vitest that could not be loaded', () => {
    report('vitest.json', {
      testResults: [
        { name: 'sum.test.ts', message: 'no such module', status: 'failed', assertionResults: [] },
      ],
    });
    expect(failedTests([task('test', 'failure')])).toEqual([
      { title: 'sum.test.ts', message: 'no such module', passedOnRetry: false },
    ]);
  });

  it('gives the end of what a task printed that failed without a failed test', () => {
    report('vitest.json', { testResults: [] });
    const output = `${'a line\n'.repeat(100)}\u001b[31mUnhandled Rejection\u001b[39m\n`;
    const [failure] = failedTests([{ ...task('test', 'failure'), output }]);
    expect(failure?.title).toBe('a:test');
    expect(failure?.message).toMatch(/^(a line\n){39}Unhandled Rejection$/);
  });

  it('names a failed test of Playwright with its groups', () => {
    const failed = {
      status: 'unexpected',
      results: [{ errors: [{ message: '\u001b[31mno heading\u001b[39m' }] }],
    };
    report('playwright.json', {
      errors: [],
      suites: [
        {
          title: 'home.e2e.ts',
          specs: [],
          suites: [{ title: 'without JavaScript', specs: [{ title: 'has a heading', tests: [failed] }] }],
        },
      ],
    });
    expect(failedTests([task('e2e', 'failure')])).toEqual([
      {
        title: 'home.e2e.ts > without JavaScript > has a heading',
        message: 'no heading',
        passedOnRetry: false,
      },
    ]);
  });
});
