import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Cookie, chromium } from 'playwright';
import { findChromium } from '../vite/chromium.ts';

/** What the benches read of a report. */
export interface Report {
  /** The address after redirects. */
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
}

/**
 * Installs the packages of a bench in `.data/<name>`, without a lock file: one made here lacks the optional packages of
 * Next.js for other systems. Returns the folder.
 */
export function installUnlocked(bench: string, name: string): string {
  const installed = resolve(import.meta.dirname, '../../.data', name);
  mkdirSync(installed, { recursive: true });
  cpSync(`${bench}/package.json`, `${installed}/package.json`);
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock', '--workspaces=false'];
  execFileSync('npm', ['install', ...options], { cwd: installed, stdio: 'inherit' });
  return installed;
}

/** Lighthouse as a phone with slow 4G, simulated. */
export interface Lighthouse {
  /** A report by a visitor with these cookies; `flags` are Lighthouse's own. */
  report(url: string, cookies?: readonly Cookie[], flags?: object): Promise<Report>;
}

/** Loads the Lighthouse that is installed in a folder. Each report has a browser without a past. */
export async function loadLighthouse(installed: string): Promise<Lighthouse> {
  const require = createRequire(`${installed}/package.json`);
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const { default: run }: { default: (url: string, flags: object) => Promise<{ lhr: Report }> } =
    await load('lighthouse');
  const { launch }: { launch(options: object): Promise<{ port: number; kill(): void }> } =
    await load('chrome-launcher');
  const chromePath = (await findChromium())?.path;
  return {
    async report(url, cookies = [], flags = {}) {
      const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
      try {
        if (cookies.length > 0) {
          const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
          await browser.contexts()[0]?.addCookies([...cookies]);
          await browser.close();
        }
        return (await run(url, { port: chrome.port, logLevel: 'error', ...flags })).lhr;
      } finally {
        chrome.kill();
      }
    },
  };
}
