import { defineConfig } from 'vitest/config';
import { browserSuite, reporters, storySuite, unitSuite } from '../../tools/vite/suite.ts';

const root = import.meta.dirname;

// Its scripts listen on the document of their file for as long as it lives.
export const unit = unitSuite(root, { isolate: true });

export default defineConfig(async () => ({
  root,
  test: { projects: [unit, await browserSuite(root), ...(await storySuite(root))], ...reporters },
}));
