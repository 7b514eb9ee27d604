import { defineConfig } from 'vitest/config';
import { reporters, unitSuite } from '../../tools/vite/suite.ts';

export const unit = unitSuite(import.meta.dirname);

export default defineConfig({ ...unit, test: { ...unit.test, ...reporters } });
