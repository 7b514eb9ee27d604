import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { startApi, startGateway, startServer } from '../bench/api.ts';
import { chromiumFlags } from '../vite/chromium.ts';
import { freePort } from '../vite/free-port.ts';
import { firstDifference } from './compare.ts';
import { startOrca } from './orca.ts';
import { type Language, languages, type TourName, takeTour, tours } from './tours.ts';

// Orca reads pages of the site, and what it says is compared with the transcripts; see README.md.

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    language: { type: 'string' },
    site: { type: 'string' },
  },
});
const root = resolve(import.meta.dirname, '../..');
const transcripts = join(import.meta.dirname, 'transcripts');
/** The transcripts of this run, to inspect differences. */
const heard = join(root, '.data/screen-reader');
const folder = await mkdtemp(join(tmpdir(), 'jalon-screen-reader-'));
const names = (Object.keys(tours) as TourName[]).filter((name) => name === (options.only ?? name));
const chosen = languages.filter((language) => language === (options.language ?? language));

// Browsers build an accessibility tree only when the desktop reports an assistive technology.
execFileSync('gdbus', [
  ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'],
  ...['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', 'IsEnabled', '<true>'],
]);
// Without a window manager no window ever has the focus.
const windowManager = spawn('openbox', { stdio: 'ignore' });
const different: string[] = [];
const bookPort = await freePort();
const book = await preview({
  configFile: false,
  build: { outDir: join(root, 'tools/storybook/storybook-static') },
  preview: { port: bookPort, strictPort: true },
});
const stories = `http://localhost:${bookPort}`;
const site = options.site ? { url: options.site, stop: async () => {} } : await startSite();
try {
  for (const language of chosen) await takeTours(language);
} finally {
  await site.stop();
  await book.close();
  windowManager.kill();
  await rm(folder, { recursive: true, force: true });
}
const same = names.length * chosen.length - different.length;
console.log(`${same} of ${names.length * chosen.length} transcripts are as they were`);
if (different.length > 0) process.exitCode = 1;

/** The demonstration club's site, with its pages in the search index. */
async function startSite() {
  const dataDir = join(folder, 'data');
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const api = await startApi({
    dataDir,
    environment: { CLUB_CONFIG: '', SANDBOX_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` },
  });
  const gateway = await startGateway({
    dataDir,
    port: gatewayPort,
    apiUrl: api.url,
    environment: { ALLOWED_ORIGINS: url },
  });
  const server = await startServer(join(root, 'apps/site/server/main.ts'), {
    environment: { PORT: String(port), HOST: '127.0.0.1', API_URL: api.url },
  });
  const jalon = join(root, 'tools/jalon/jalon.ts');
  execFileSync(process.execPath, ['--conditions=@jalon/source', jalon, 'index'], {
    env: { ...process.env, DATA_DIR: dataDir, SITE_URL: server.url },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await gateway.stop();
      await api.stop();
    },
  };
}

async function takeTours(language: Language): Promise<void> {
  const orca = await startOrca(language, folder);
  const profile = join(folder, `profile-${language}`);
  mkdirSync(join(profile, 'Default'), { recursive: true });
  // Its offer to translate a page would take the focus.
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ translate: { enabled: false } }));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim(),
    headless: false,
    viewport: null,
    ignoreDefaultArgs: ['--enable-automation'],
    // A window without an address bar, so that the page has the focus.
    args: [
      ...chromiumFlags,
      '--force-renderer-accessibility',
      '--kiosk',
      '--window-size=1440,900',
      '--test-type',
    ],
  });
  const page = browser.pages()[0] ?? (await browser.waitForEvent('page'));
  for (const name of names) {
    try {
      compare(`${name}.${language}`, await takeTour(name, { language, page, orca, site: site.url, stories }));
    } catch (error) {
      different.push(`${name}.${language}`);
      console.log(`${name}.${language} ended early: ${String(error)}`);
    }
  }
  await browser.close();
  await orca.stop();
}

function compare(name: string, transcript: string): void {
  const file = join(transcripts, `${name}.txt`);
  if (options.update) {
    writeFileSync(file, transcript);
    return;
  }
  mkdirSync(heard, { recursive: true });
  writeFileSync(join(heard, `${name}.txt`), transcript);
  const difference = firstDifference(existsSync(file) ? readFileSync(file, 'utf8') : '', transcript);
  if (!difference) return;
  different.push(name);
  console.log(`${name}, ${difference}`);
}
