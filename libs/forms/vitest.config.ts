import { defineConfig } from 'vitest/config';
import { browserSuite, reporters, storySuite, unitSuite } from '../../tools/vite/suite.ts';

const root = import.meta.dirname;
const unit = unitSuite(root);
// A form's timer may fire after its test: isolation keeps it out of the worker's next file.
const isolatedUnit = { ...unit, test: { ...unit.test, isolate: true } };

export default defineConfig(async () => ({
  root,
  test: { projects: [isolatedUnit, await browserSuite(root), ...(await storySuite(root))], ...reporters },
}));
