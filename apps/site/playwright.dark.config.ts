import { defineConfig } from 'playwright/test';
import wide from './playwright.wide.config.ts';

/** `npm run test:wide -- walk-dark`: the same pages, for a visitor whose system is dark. */
export default defineConfig({
  ...wide,
  testMatch: '**/every-page.wide.ts',
  use: { ...wide.use, colorScheme: 'dark' },
});
