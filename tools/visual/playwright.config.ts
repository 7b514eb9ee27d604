import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../vite/chromium.ts';

const workspace = `${import.meta.dirname}/../..`;
const port = 6107;

export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: `${workspace}/.data/visual/differences`,
  // In the data of this machine, because another machine renders text a little differently.
  snapshotPathTemplate: `${workspace}/.data/visual/accepted/{arg}{ext}`,
  // A new story waits to be accepted like a changed one.
  updateSnapshots: 'none',
  reporter: [['line'], ['html', { outputFolder: `${workspace}/.data/visual/report`, open: 'never' }]],
  fullyParallel: true,
  // In a page of its own, so that leftovers of another story make no difference.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0, maxDiffPixels: 16 },
  },
  webServer: {
    command: `vite preview --outDir tools/storybook/storybook-static --port ${port} --strictPort`,
    cwd: workspace,
    port,
  },
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${port}`,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: (await findChromium())?.path, args: chromiumFlags },
  },
});
