import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../tools/vite/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-output/artifacts',
  globalSetup: './e2e/global-setup.ts',
  reporter: [['line'], ['json', { outputFile: 'test-output/playwright.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes on retry is named at the end of `npm test`.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    browserName: 'chromium',
    locale: 'fr-CA',
    // Every frame of a transition is painted by the processor. Stories have them, and the test of page transitions.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: (await findChromium())?.path, args: chromiumFlags },
  },
});
