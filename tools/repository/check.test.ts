import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  affectsLint,
  isIntegration,
  isLinted,
  isNear,
  isRead,
  projectOf,
  startOf,
} from '../scripts/check-plan.ts';

describe('npm run check', () => {
  it('runs the tests of the API that start a database when a file of their feature changed', () => {
    const test = 'apps/api/src/features/prices/prices.test.ts';
    expect(isNear(test, ['apps/api/src/features/prices/price-list.ts'])).toBe(true);
    expect(isNear(test, [test])).toBe(true);
    expect(isNear(test, ['apps/api/src/features/orders/order-list.ts', 'libs/i18n/src/index.ts'])).toBe(
      false,
    );
    expect(isNear('apps/api/src/main.test.ts', ['apps/api/src/main.ts'])).toBe(false);
    expect(isNear('apps/gateway/src/app.test.ts', ['apps/gateway/src/app.ts'])).toBe(true);
  });

  it('tells them from tests that start nothing', () => {
    expect(isIntegration(`import { testDatabase } from '../../testing/test-database.ts';`)).toBe(true);
    expect(isIntegration(`new URL('../../../testing/run-embedded.ts', import.meta.url)`)).toBe(true);
    expect(isIntegration(`import { testKeys } from '../../testing/test-keys.ts';`)).toBe(false);
    expect(isIntegration(`import { priceOf } from './price.ts';`)).toBe(false);
  });

  it('runs every unit test of a project of which a text, data or a style sheet changed', () => {
    expect(isRead('apps/site/content/club/press.fr.md')).toBe(true);
    expect(isRead('libs/ui/src/actions/button/button.tsx')).toBe(false);
    expect(projectOf('apps/site/content/club/press.fr.md')).toBe('apps/site');
    expect(projectOf('biome.json')).toBeUndefined();
  });

  it('lints the changed files, and all when a rule or a list of dependencies changed', () => {
    expect(isLinted('apps/api/src/main.ts')).toBe(true);
    expect(isLinted('README.md')).toBe(false);
    expect(affectsLint('eslint.config.js')).toBe(true);
    expect(affectsLint('libs/ui/package.json')).toBe(true);
    expect(affectsLint('libs/ui/src/actions/button/button.tsx')).toBe(false);
  });
});

it('compares with the remote branch in a clone that has no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-check-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
  git('init', '--quiet', '--initial-branch=mine');
  git('commit', '--quiet', '--allow-empty', '--message=a');
  expect(startOf('main', folder)).toBeUndefined();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(startOf('main', folder)).toBe('origin/main');
  git('branch', 'main');
  expect(startOf('main', folder)).toBe('main');
  await rm(folder, { recursive: true });
});
