import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright';

/** Debian's package of Chromium without a window: the suites take half of the processor time of the full browser. */
export const headlessShell = 'chromium-headless-shell';

const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser: its path and a description of its source. */
export interface FoundBrowser {
  path: string;
  origin: string;
}

/**
 * The Chromium that tests use: the one at `CHROMIUM_PATH`, else one installed on the machine, else Playwright's.
 *
 * @throws when `CHROMIUM_PATH` names no file
 */
export async function findChromium(environment = process.env): Promise<FoundBrowser | undefined> {
  const asked = environment.CHROMIUM_PATH;
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH names ${asked}, and there is no such file.`);
    return { path: asked, origin: 'CHROMIUM_PATH' };
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
  ].find((path) => existsSync(path));
  if (installed) return { path: installed, origin: 'installed on this machine' };

  const { chromium } = await import('playwright');
  const playwrights = chromium.executablePath();
  return existsSync(playwrights) ? { path: playwrights, origin: "Playwright's own" } : undefined;
}

/** Launch options for a Chromium that may run as root, without a screen and without requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of the tests. */
export async function launchChromium(): Promise<Browser> {
  const { chromium } = await import('playwright');
  return chromium.launch({ executablePath: (await findChromium())?.path, args: chromiumFlags });
}
