import { defineConfig } from 'vitest/config';
import { reporters, unitSuite } from '../../tools/vite/suite.ts';

const unit = unitSuite(import.meta.dirname);

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    ...reporters,
    globalSetup: ['src/testing/global-setup.ts'],
    // More than cores: half of these tests wait for a process or a database.
    maxWorkers: '150%',
    // A test that passes on retry is named at the end of `npm test`.
    retry: 1,
    // Tests start real processes and servers.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
