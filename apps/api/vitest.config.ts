import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sourceCondition } from '../../tools/vite/library.ts';
import { reporters, unitSuite } from '../../tools/vite/suite.ts';

export const unit = unitSuite(import.meta.dirname, {
  globalSetup: ['src/testing/global-setup.ts'],
  // Node loads the modules itself, in less processor time than Vite: no test mocks a module.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // A larger young generation: fewer collections.
  execArgv: [`--conditions=${sourceCondition}`, '--max-semi-space-size=64'],
  // More than cores: half of these tests wait for a process or a database. Vitest limits a percentage to the cores.
  maxWorkers: 2 * availableParallelism(),
  // A test that passes on retry is named at the end of `npm test`.
  retry: 1,
  // Tests start real processes and servers.
  testTimeout: 60_000,
  hookTimeout: 60_000,
});

export default defineConfig({ ...unit, test: { ...unit.test, ...reporters } });
