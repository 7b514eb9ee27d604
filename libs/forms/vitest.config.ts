import { defineConfig } from 'vitest/config';
import { browserSuite, reporters, storySuite, unitSuite } from '../../tools/vite/suite.ts';

const root = import.meta.dirname;
const unit = unitSuite(root);
// A form that was taken away may still have a timer, which a worker that goes on with another file would run.
const isolatedUnit = { ...unit, test: { ...unit.test, isolate: true } };

export default defineConfig(async () => ({
  root,
  test: { projects: [isolatedUnit, await browserSuite(root), ...(await storySuite(root))], ...reporters },
}));
