import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Cookie } from 'playwright';
import { member, password } from '../../../apps/site/e2e/support/sign-in.ts';
import { startConsumer } from '../../consumers/consumer.ts';
import { examples, shownForms } from '../../consumers/examples.ts';
import { freePort } from '../../vite/free-port.ts';
import { nextPageExample } from '../../vite/host-examples.ts';
import { fillAddress, fillPerson, goOn, pay } from '../../vite/walk-checkout.ts';
import { type MeasuredPage, pages, type Visitor } from './pages.ts';

const workspace = resolve(import.meta.dirname, '../../..');

/** A site to measure. */
export interface Site {
  readonly name: string;
  readonly url: string;
  readonly pages: readonly MeasuredPage[];
  cookiesOf(page: MeasuredPage): readonly Cookie[];
  stop(): Promise<void>;
}

/** One of ours, with its API. */
export interface OwnSite extends Site {
  readonly apiUrl: string;
}

/** A clone of this repository at a commit, with its packages. Made once. */
export function cloneAt(commit: string): string {
  const hash = execFileSync('git', ['rev-parse', commit], { cwd: workspace, encoding: 'utf8' }).trim();
  const folder = `${workspace}/.data/bench-page-loads/${hash}`;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (!existsSync(folder)) {
    execFileSync('git', ['clone', '--shared', '--no-checkout', workspace, folder], { stdio: 'inherit' });
    run('git', 'checkout', '--detach', hash);
  }
  if (!existsSync(`${folder}/node_modules/.package-lock.json`)) {
    run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  }
  return folder;
}

/** Settings with which all pages of a run can be asked for by one visitor. */
const noLimits = Object.fromEntries(
  ['', 'LOGIN_', 'QUOTE_', 'CHECKOUT_', 'PAYMENT_', 'SEARCH_'].map((kind) => [
    `${kind}RATE_LIMIT_POINTS`,
    '100000',
  ]),
);

/** Starts the site of a workspace as `npm start` does, and walks to the pages that need a visitor. */
export async function startOwn(name: string, browser: Browser, folder = workspace): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jalon-page-loads-'));
  const [port, apiPort, gatewayPort] = [await freePort(), await freePort(), await freePort()];
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/scripts/start.ts'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      ...noLimits,
      DATA_DIR: dataDir,
      NX_DAEMON: 'false',
      PORT: String(port),
      API_PORT: String(apiPort),
      SANDBOX_GATEWAY_PORT: String(gatewayPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true });
  };
  let output = '';
  const ready = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Ready: ')) resolve();
    });
  });
  const url = `http://localhost:${port}`;
  try {
    await Promise.race([
      ready,
      ended.then(() => {
        throw new Error(`${name} did not start:\n${output}`);
      }),
    ]);
    const visitors: Readonly<Record<Visitor, readonly Cookie[]>> = {
      member: await signedIn(browser, url),
      address: await onTheWay(browser, url, 'address'),
      payment: await onTheWay(browser, url, 'payment'),
      review: await onTheWay(browser, url, 'review'),
    };
    const cookiesOf = ({ visitor }: MeasuredPage) => (visitor ? visitors[visitor] : []);
    return { name, url, apiUrl: `http://127.0.0.1:${apiPort}`, pages, cookiesOf, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signedIn(browser: Browser, url: string): Promise<readonly Cookie[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.request.post(`${url}/fr/connexion`, { form: { username: member.username, password } });
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** The cookies of a visitor who has come to a step, by plain posts: both kinds of site have them. */
async function onTheWay(
  browser: Browser,
  url: string,
  step: 'address' | 'payment' | 'review',
): Promise<readonly Cookie[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const visit = { page, language: 'fr', script: false } as const;
  await page.goto(`${url}/fr/adhesion?type=PLUS`);
  await fillPerson(visit, 'Zoé');
  await goOn(visit, 'registration');
  await goOn(visit, 'addMember');
  if (step !== 'address') {
    await fillAddress(visit);
    await goOn(visit, 'address');
  }
  if (step === 'review') {
    await page.locator('form[id$="-payment"]').waitFor();
    await pay(visit);
  }
  await page.locator(`form[id$="-${step}"]`).waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Starts a Next.js host with the same forms, from the packed libraries and the examples of their documents. */
export async function startNext(apiUrl: string): Promise<Site> {
  const form = shownForms.find(({ name }) => name === 'price-list');
  if (!form) throw new Error('No price list');
  const own = globSync('**/*.{ts,tsx}', { cwd: `${import.meta.dirname}/next` }).map((file) => [
    file,
    readFileSync(`${import.meta.dirname}/next/${file}`, 'utf8'),
  ]);
  const manifest = `${workspace}/tools/consumers/apps/club-next/package.json`;
  const { url, stop } = await startConsumer('next', apiUrl, {
    ...examples.next?.(),
    ...examples['comparator-next']?.(),
    'app/fr/formulaires/liste-de-prix/page.tsx': nextPageExample(form),
    ...Object.fromEntries(own),
    'package.json': readFileSync(manifest, 'utf8'),
  });
  return {
    name: 'Next.js',
    url,
    pages: pages.filter(({ inNext }) => inNext),
    cookiesOf: () => [],
    stop,
  };
}
