import { defineConfig, mergeConfig } from 'vitest/config';
import { toolSuite } from '../vite/suite.ts';

export default mergeConfig(
  toolSuite(import.meta.dirname),
  defineConfig({ test: { globalSetup: ['install.ts'] } }),
);
