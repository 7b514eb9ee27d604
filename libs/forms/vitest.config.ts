import { defineConfig } from 'vitest/config';
import { browserSuite, reporters, storySuite, unitSuite } from '../../tools/vite/suite.ts';

const root = import.meta.dirname;

export const unit = unitSuite(root);

export default defineConfig(async () => ({
  root,
  test: { projects: [unit, await browserSuite(root), ...(await storySuite(root))], ...reporters },
}));
