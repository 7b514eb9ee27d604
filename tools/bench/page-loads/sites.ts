import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Cookie } from 'playwright';
import { member, password } from '../../../apps/site/e2e/support/sign-in.ts';
import { startConsumer } from '../../consumers/consumer.ts';
import { examples } from '../../consumers/examples.ts';
import { freePort } from '../../vite/free-port.ts';
import { fillAddress, fillPerson, goOn, pay } from '../../vite/walk-checkout.ts';
import { type MeasuredPage, pages, type Visitor } from './pages.ts';

const workspace = resolve(import.meta.dirname, '../../..');

/** A site to measure. */
export interface Site {
  readonly name: string;
  readonly pages: readonly MeasuredPage[];
  cookiesOf(page: MeasuredPage): readonly Cookie[];
  urlOf(page: MeasuredPage): string;
  stop(): Promise<void>;
}

/** One of ours, with its API. */
export interface OwnSite extends Site {
  readonly apiUrl: string;
  /** For the hosts of this API, whose origins it allows. */
  readonly hostPorts: readonly number[];
}

/** The club of `tools/consumers`, on each framework. */
const clubs = [
  { name: 'Next.js', folder: 'club-next' },
  { name: 'React Router', folder: 'club-react-router' },
] as const;

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
const noLimits = { RATE_LIMITS: 'all=100000/600' };

/** Starts the site of a workspace as `npm start` does, and walks to the pages that need a visitor. */
export async function startOwn(name: string, browser: Browser, folder = workspace): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jalon-page-loads-'));
  const [port, apiPort, gatewayPort, ...hostPorts] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    ...clubs.map(() => freePort()),
  ]);
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/scripts/start.ts'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      ...noLimits,
      ALLOWED_ORIGINS: hostPorts.map((hostPort) => `http://localhost:${hostPort}`).join(),
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
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    return { name, apiUrl, hostPorts, pages, ...(await visitsOf(browser, url)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Brings each kind of visitor to their pages. */
async function visitsOf(browser: Browser, url: string): Promise<Pick<Site, 'cookiesOf' | 'urlOf'>> {
  const visitors: Readonly<Record<Visitor, VisitorState>> = {
    member: await signedIn(browser, url),
    address: await onTheWay(browser, url, 'address'),
    payment: await onTheWay(browser, url, 'payment'),
    review: await onTheWay(browser, url, 'review'),
  };
  return {
    cookiesOf: ({ visitor }) => (visitor ? visitors[visitor].cookies : []),
    urlOf: ({ visitor, path }) => url + path + (visitor ? visitors[visitor].query : ''),
  };
}

interface VisitorState {
  readonly cookies: readonly Cookie[];
  /** Of the address to which the visitor came: the gateway’s page adds a secret to that of the review. */
  readonly query: string;
}

async function signedIn(browser: Browser, url: string): Promise<VisitorState> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.request.post(`${url}/fr/connexion`, { form: { username: member.username, password } });
  const cookies = await context.cookies();
  await context.close();
  return { cookies, query: '' };
}

/** The state of a visitor who has come to a step, by plain posts: both kinds of site have them. */
async function onTheWay(
  browser: Browser,
  url: string,
  step: 'address' | 'payment' | 'review',
): Promise<VisitorState> {
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
  const { search: query } = new URL(page.url());
  await context.close();
  return { cookies, query };
}

/** Starts the club of `tools/consumers` on one framework after the other, from the packed libraries. */
export async function* startClubs(browser: Browser, { apiUrl, hostPorts }: OwnSite): AsyncGenerator<Site> {
  for (const [index, { name, folder }] of clubs.entries()) {
    const files = examples[folder]?.() ?? {};
    const { url, stop } = await startConsumer(folder, apiUrl, files, { wantedPort: hostPorts[index] });
    try {
      const shared = pages.filter((page) => page.inClubs);
      yield { name, pages: shared, ...(await visitsOf(browser, url)), stop };
    } catch (error) {
      await stop();
      throw error;
    }
  }
}
