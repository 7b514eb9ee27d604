import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { toolSuite, unitSuite } from '../vite/suite.ts';
import { componentEntries } from './.storybook/component-entries.ts';

const stories = unitSuite(import.meta.dirname, {
  include: ['*.test.tsx'],
  environment: 'jsdom',
  // React complains of components that are called outside of it.
  setupFiles: [],
});

export default defineConfig(
  mergeConfig(toolSuite(import.meta.dirname), {
    ...stories,
    plugins: [stories.plugins, componentEntries(fileURLToPath(new URL('../..', import.meta.url)))],
  }),
);
