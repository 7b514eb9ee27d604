import { defineConfig } from 'vitest/config';
import { toolSuite } from '../vite/suite.ts';

export default defineConfig(toolSuite(import.meta.dirname));
