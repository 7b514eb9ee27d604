import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type FoundBrowser, findChromium } from '../vite/chromium.ts';

/**
 * The Chromium that tests use, installed when there is none: Debian's package where we may install one, else
 * Playwright's download. Says what it did.
 *
 * @throws when none could be installed
 */
export async function provideChromium(say: (line: string) => void): Promise<FoundBrowser> {
  const present = await findChromium();
  if (present) {
    say(`Chromium: ${present.path} (${present.origin}).`);
    return present;
  }
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    say('Chromium: none found; installing the package chromium with apt-get.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  } else {
    say('Chromium: none found; downloading one with Playwright.');
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  const installed = await findChromium();
  if (!installed) throw new Error('Chromium was installed and still cannot be found: set CHROMIUM_PATH.');
  say(`Chromium: ${installed.path} (installed now).`);
  return installed;
}

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) {
    throw new Error(
      `Chromium could not be installed: ${command} ${args[0]} ended with ${error?.message ?? status}.`,
    );
  }
}
