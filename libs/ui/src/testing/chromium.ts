import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../../../../tools/vite/chromium.ts';

const css = ['../foundations/tokens/generated/tokens.css', '../foundations/base/base.css']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('\n');

const documentOf = (body: string, styles = '') =>
  `<!doctype html><html lang="fr-CA"><title>Jalon</title><style>${css}</style>${styles}<body>${body}`;

/** A whole server-rendered page with the styles of its content. */
export function serve(body: ReactElement): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(body));
  return documentOf(html, sheet.getStyleTags());
}

/** One Chromium for the tests of a file, with isolated pages, which close after each test. */
export function startChromium() {
  // A real browser can take longer to start than the 5 s of a unit test.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  let browser: Browser | undefined;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: (await findChromium())?.path, args: chromiumFlags });
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  afterAll(() => browser?.close());

  async function newPage(options?: BrowserContextOptions): Promise<Page> {
    if (!browser) throw new Error('Chromium starts before the first test of the file, not earlier.');
    return browser.newPage(options);
  }

  return {
    newPage,

    async openServed(body: ReactElement, options?: BrowserContextOptions): Promise<Page> {
      const page = await newPage(options);
      await page.setContent(serve(body));
      return page;
    },

    /** Opens the `page` that a file of `pages` exports, before `hydrate()` is called, and collects console errors. */
    async openUnhydrated(file: string) {
      const page = await newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.route('**/*.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
      );
      await page.route('http://club.test/', (route) =>
        route.fulfill({ contentType: 'text/html', body: documentOf('<div id="root"></div>') }),
      );
      await page.goto('http://club.test/');
      await page.addScriptTag({ content: await bundleForPage(file) });
      await page.evaluate("document.querySelector('#root').innerHTML = page.html()");
      return { page, complaints, hydrate: () => page.evaluate('page.hydrate()') };
    },
  };
}

/** How many pixels wider than the window the page is. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** One script that draws a page of `pages` with `page.html()` and hydrates `#root` with `page.hydrate()`. */
async function bundleForPage(file: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { hydrateRoot } from 'react-dom/client';
        import { renderToString } from 'react-dom/server';
        import { page } from './pages/${file}';
        export const html = () => renderToString(page);
        export const hydrate = () => void hydrateRoot(document.querySelector('#root'), page);
      `,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    conditions: ['@jalon/source'],
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
