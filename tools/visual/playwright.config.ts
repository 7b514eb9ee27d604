import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../vite/chromium.ts';

const workspace = `${import.meta.dirname}/../..`;
const accepted = `${workspace}/.data/visual/accepted`;
const port = 6107;

// Decided once: the workers load this file too, and already find the pictures of a first run.
if (!process.env.VISUAL_RUN) {
  process.env.VISUAL_RUN = existsSync(accepted) ? 'compare' : 'record';
  if (process.env.VISUAL_RUN === 'record') {
    console.log(
      'No pictures are accepted on this machine: this run accepts the stories as they look now, and compares nothing.',
    );
  }
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: `${workspace}/.data/visual/differences`,
  // In the data of this machine, because another machine renders text a little differently.
  snapshotPathTemplate: `${accepted}/{arg}{ext}`,
  // A new story must be accepted like a changed one.
  updateSnapshots: process.env.VISUAL_RUN === 'record' ? 'all' : 'none',
  reporter: [['line'], ['html', { outputFolder: `${workspace}/.data/visual/report`, open: 'never' }]],
  fullyParallel: true,
  // In a new page, so that leftovers of another story have no effect.
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
