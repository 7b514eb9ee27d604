import { defineConfig } from 'vitest/config';
import { reporters, unitSuite } from '../../tools/vite/suite.ts';

export const unit = unitSuite(import.meta.dirname, { include: ['{app,server}/**/*.test.{ts,tsx}'] });

export default defineConfig({ ...unit, test: { ...unit.test, ...reporters } });
