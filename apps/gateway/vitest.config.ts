import { defineConfig } from 'vitest/config';
import { reporters, unitSuite } from '../../tools/vite/suite.ts';

export const unit = unitSuite(import.meta.dirname, {
  // A test that passes on retry is named at the end of `npm test`.
  retry: 1,
  // Tests start real servers and a browser.
  testTimeout: 60_000,
  hookTimeout: 60_000,
});

export default defineConfig({ ...unit, test: { ...unit.test, ...reporters } });
