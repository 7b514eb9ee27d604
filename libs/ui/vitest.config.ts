import { defineConfig } from 'vitest/config';
import { reporters, storySuite, unitSuite } from '../../tools/vite/suite.ts';

const root = import.meta.dirname;

export default defineConfig(async () => ({
  root,
  test: { projects: [unitSuite(root), ...(await storySuite(root))], ...reporters },
}));
