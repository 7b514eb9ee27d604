import { defineConfig } from 'vitest/config';
import { browserSuite, reporters, storySuite, unitSuite } from '../../tools/vite/suite.ts';

const root = import.meta.dirname;

export default defineConfig(async () => ({
  root,
  test: { projects: [unitSuite(root), await browserSuite(root), ...(await storySuite(root))], ...reporters },
}));
