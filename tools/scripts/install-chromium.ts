import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type FoundBrowser, findChromium, headlessShell } from '../vite/chromium.ts';

/**
 * The Chromium that tests use. Unless `CHROMIUM_PATH` names a browser, installs Debian's headless shell if packages can
 * be installed, or else Playwright's download if no Chromium is found. Prints what it did.
 *
 * @throws when none was found or installed
 */
export async function provideChromium(say: (line: string) => void): Promise<FoundBrowser> {
  const present = await findChromium();
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const best = present?.path.endsWith(headlessShell) || process.env.CHROMIUM_PATH;
  if (present && (best || !debian)) {
    say(`Chromium: ${present.path} (${present.origin}).`);
    return present;
  }
  if (debian) {
    say(`Chromium: installing the package ${headlessShell} with apt-get.`);
    try {
      run('apt-get', ['update']);
      run('apt-get', ['install', '--yes', '--no-install-recommends', '--no-remove', headlessShell]);
    } catch (error) {
      if (!present) throw error;
      say(`${String(error)} The tests use ${present.path}, which takes longer.`);
    }
  } else {
    say('Chromium: none found; downloading one with Playwright.');
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  const installed = await findChromium();
  if (!installed) throw new Error('Chromium was installed and still cannot be found: set CHROMIUM_PATH.');
  say(`Chromium: ${installed.path} (${installed.origin}).`);
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
