import { defineConfig } from 'playwright/test';
import standard from './playwright.config.ts';

/** `npm run test:wide -- walk`: every page of the site, and every combination of a checkout, in a browser. */
export default defineConfig({
  ...standard,
  testMatch: '**/*.wide.ts',
  timeout: 900_000,
  // A press that can't be made would wait for the end of its test.
  use: { ...standard.use, actionTimeout: 30_000 },
});
