import { defineConfig } from 'vitest/config';
import { browserSuite, reporters, storySuite, unitSuite } from '../../tools/vite/suite.ts';

const root = import.meta.dirname;

// A form's timer may fire after its test: isolation keeps it out of the worker's next file.
export const unit = unitSuite(root, { isolate: true });

export default defineConfig(async () => ({
  root,
  test: { projects: [unit, await browserSuite(root), ...(await storySuite(root))], ...reporters },
}));
