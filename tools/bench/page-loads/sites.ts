import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Cookie } from 'playwright';
import { member, password } from '../../../apps/site/e2e/support/sign-in.ts';
import { freePort } from '../../vite/free-port.ts';
import { fillAddress, fillPerson, goOn, pay } from '../../vite/walk-checkout.ts';
import type { MeasuredPage, Visitor } from './pages.ts';

const workspace = resolve(import.meta.dirname, '../../..');

/** The site that is measured. */
export interface Site {
  cookiesOf(page: MeasuredPage): readonly Cookie[];
  urlOf(page: MeasuredPage): string;
  stop(): Promise<void>;
}

/** Settings with which all pages of a run can be asked for by one visitor. */
const noLimits = { RATE_LIMITS: 'all=100000/600' };

/** Starts the built site as `npm start` does, and walks to the pages that need a visitor. */
export async function startSite(browser: Browser): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jalon-page-loads-'));
  const [port, apiPort, gatewayPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/scripts/start.ts'], {
    cwd: workspace,
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
        throw new Error(`The site did not start:\n${output}`);
      }),
    ]);
    return { ...(await visitsOf(browser, url)), stop };
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

/** The state of a visitor who has come to a step, by plain posts. */
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
