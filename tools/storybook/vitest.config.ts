import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unitSuite } from '../vite/suite.ts';
import { componentEntries } from './.storybook/component-entries.ts';

const suite = unitSuite(import.meta.dirname, {
  include: ['*.test.tsx'],
  environment: 'jsdom',
  setupFiles: [],
});

export default defineConfig({
  ...suite,
  plugins: [...(suite.plugins ?? []), componentEntries(fileURLToPath(new URL('../..', import.meta.url)))],
});
