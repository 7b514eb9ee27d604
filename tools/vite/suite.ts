import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin } from 'vite';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './chromium.ts';
import { sourceCondition, styledComponents } from './library.ts';

const setup = fileURLToPath(new URL('test-setup.ts', import.meta.url));
const storySetup = fileURLToPath(new URL('story-setup.ts', import.meta.url));
const storybook = fileURLToPath(new URL('../storybook/.storybook', import.meta.url));

/** Vitest leaves a core free for a watcher. More than four pages of Storybook take longer to load than they save. */
const maxWorkers = Math.min(availableParallelism(), 4);

/** Tests wait longer than usual, because the machine may be busy. */
const patient = { poll: { timeout: 5_000 } };

/**
 * The unit suite of a project: `*.test.ts(x)` in Node, or in jsdom where a file's first line says
 * `// @vitest-environment jsdom`. `options` are Vitest's, for this project.
 */
export function unitSuite(
  root: string,
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    root,
    plugins: [react()],
    resolve: { conditions: [sourceCondition] },
    ssr: { resolve: { conditions: [sourceCondition], externalConditions: [sourceCondition] } },
    oxc: styledComponents('jalon'),
    test: {
      name: 'unit',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['src/**/*.browser.test.*'],
      setupFiles: [setup],
      restoreMocks: false,
      // styled-components inserts rule by rule, as in production. As text, jsdom parses the whole sheet again for each.
      env: { SC_DISABLE_SPEEDY: 'false' },
      expect: patient,
      // A worker loads the libraries once, not for each file.
      isolate: false,
      maxWorkers,
      // Property tests take their time on a busy machine.
      testTimeout: 30_000,
      ...options,
    },
  };
}

async function inChromium(): Promise<TestProjectInlineConfiguration['test']> {
  // Loaded here, so that suites without a browser don't load it.
  const { playwright } = await import('@vitest/browser-playwright');
  const chromium = await findChromium();
  return {
    maxWorkers,
    expect: patient,
    // A test that passes on retry is named at the end of `npm test`.
    retry: 1,
    // A page's first load waits for Vite to prepare its modules, longer than 5 s on a busy machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromium?.path, args: chromiumFlags } }),
      instances: [{ browser: 'chromium' as const }],
    },
  };
}

/** `*.browser.test.ts(x)`: tests that need a real browser (composition, undo, paste). */
export async function browserSuite(root: string): Promise<TestProjectInlineConfiguration> {
  const chromium = await inChromium();
  return {
    root,
    plugins: [react()],
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    test: {
      ...chromium,
      name: 'browser',
      // One page for all files, as for stories.
      isolate: false,
      // One file at a time, because the pages of a browser share a clipboard.
      browser: { ...chromium?.browser, fileParallelism: false },
      include: ['src/**/*.browser.test.{ts,tsx}'],
      setupFiles: [setup],
    },
  };
}

/**
 * Stories run what visitors get: React without the checks of development, which unit tests have. The packages that Vite
 * prepares are the same for every library, which Nx runs one after another; the two languages run at once, so each
 * has a folder of its own.
 */
function asInProduction(locale: string): Plugin {
  const define = { 'process.env.NODE_ENV': JSON.stringify('production') };
  return {
    name: 'jalon:as-in-production',
    config: {
      order: 'post',
      handler: () => ({
        cacheDir: fileURLToPath(
          new URL(`../../node_modules/.cache/jalon-stories/${locale}`, import.meta.url),
        ),
        define,
        oxc: { jsx: { development: false, refresh: false } },
        optimizeDeps: { rolldownOptions: { transform: { define } } },
      }),
    },
  };
}

/**
 * The stories of a library as browser tests: what a `play` function expects, no accessibility violation, and valid HTML
 * from the server. In French every story; in English those with the tag `both-languages`, which are the first of each
 * component and those that test a text of the library. `JALON_BRAND` names another brand, in which all
 * run in both, and `JALON_SCHEME` the dark scheme.
 */
export async function storySuite(root: string): Promise<TestProjectInlineConfiguration[]> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { mistakesOf } = await import('./valid-html.ts');
  // Storybook's own configuration reads it, and finds this library's stories only.
  process.env.JALON_STORIES = basename(root);
  const { JALON_BRAND: brand, JALON_SCHEME: scheme } = process.env;
  return Promise.all(
    ['fr', 'en'].map(async (locale) => {
      const all = locale === 'fr' || brand !== undefined;
      // A new one for each suite: Vitest writes the suite's name into it.
      const chromium = await inChromium();
      return {
        root,
        plugins: [
          await storybookTest({
            configDir: storybook,
            initialGlobals: { locale, ...(brand && { brand }), ...(scheme && { scheme }) },
            ...(!all && { tags: { include: ['both-languages'] } }),
          }),
          asInProduction(locale),
        ],
        test: {
          ...chromium,
          // One page for all files: a page for each would load React, Storybook and axe again.
          isolate: false,
          name: `stories-${locale}`,
          // After the other tests: on a busy machine, play functions time out.
          sequence: { groupOrder: 1 },
          setupFiles: [storySetup],
          browser: {
            ...chromium?.browser,
            // For a few stories, loading a second page takes longer than running all in one.
            fileParallelism: all,
            commands: { mistakesOf: (_context: unknown, html: string) => mistakesOf(html, 'story') },
          },
        },
      };
    }),
  );
}

/** Prints as usual and leaves the counts for the closing summary of `npm test`. */
export const reporters = {
  reporters: ['default', 'json'],
  outputFile: { json: 'test-output/vitest.json' },
} satisfies ViteUserConfig['test'];

/** The suite of a project under `tools`: `*.test.ts` in Node, with our libraries from their source. */
export function toolSuite(root: string): ViteUserConfig {
  return {
    root,
    ssr: { resolve: { conditions: [sourceCondition], externalConditions: [sourceCondition] } },
    test: {
      include: ['*.test.ts'],
      // Each test starts further programs: linters, bundlers, browsers.
      fileParallelism: false,
      testTimeout: 60_000,
      expect: patient,
      // A test that passes on retry is named at the end of `npm test`.
      retry: 1,
      ...reporters,
    },
  };
}
