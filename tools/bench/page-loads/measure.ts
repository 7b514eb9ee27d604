import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Lighthouse } from '../lighthouse.ts';
import { headerControl, type MeasuredPage, refusedKey } from './pages.ts';
import type { Site } from './sites.ts';

/** Milliseconds without a request after which a page has loaded what it wants. */
const quietTime = 800;
/** Milliseconds between key presses on the slow phone. */
const pressInterval = 50;
/** Milliseconds after which a page will never respond. */
const readyLimit = 60_000;

/** What a page has loaded at a moment. */
export interface Loaded {
  /** Bytes over the network, headers included. */
  readonly bytes: number;
  /** Those of the page's scripts, without those of the gateway's frame. */
  readonly script: number;
  readonly requests: number;
}

export interface Weight {
  /** Asked for before the `load` event. */
  readonly atLoad: Loaded;
  /** Before the page was touched. */
  readonly untouched: Loaded;
  /** With everything that it needs to respond. */
  readonly all: Loaded;
}

interface Request {
  readonly at: number;
  readonly inPage: boolean;
  isScript: boolean;
  bytes: number;
}

/** Loads a page in a browser without a past and touches it. */
export async function weigh(browser: Browser, site: Site, measured: MeasuredPage): Promise<Weight> {
  const { context, page, session } = await visit(browser, site, measured);
  const { frameTree } = await session.send('Page.getFrameTree');
  const requests = new Map<string, Request>();
  let pending = 0;
  let lastAt = performance.now();
  let loadAt = Number.POSITIVE_INFINITY;
  const ended = (id: string, bytes = 0) => {
    const request = requests.get(id);
    if (!request) return;
    request.bytes += bytes;
    pending -= 1;
    lastAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, frameId, redirectResponse }) => {
    if (redirectResponse) return;
    requests.set(requestId, {
      at: timestamp,
      inPage: frameId === frameTree.frame.id,
      isScript: false,
      bytes: 0,
    });
    pending += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.isScript = response.mimeType.includes('javascript');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    ended(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadAt = timestamp;
  });
  await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);

  const loaded = (before = Number.POSITIVE_INFINITY): Loaded => {
    const asked = [...requests.values()].filter(({ at }) => at < before);
    const sum = (some: readonly Request[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      bytes: sum(asked),
      script: sum(asked.filter(({ isScript, inPage }) => isScript && inPage)),
      requests: asked.length,
    };
  };
  const quiet = async () => {
    lastAt = performance.now();
    while (pending > 0 || performance.now() - lastAt < quietTime) await delay(50);
  };
  try {
    const response = await page.goto(site.urlOf(measured));
    if (!response?.ok()) throw new Error(`${page.url()} answers ${response?.status()}`);
    await quiet();
    expectPage(page.url(), measured);
    const [atLoad, untouched] = [loaded(loadAt), loaded()];
    if (measured.fold) await page.locator(measured.fold).first().click();
    await page
      .locator(measured.field ?? headerControl)
      .first()
      .focus();
    await quiet();
    return { atLoad, untouched, all: loaded() };
  } finally {
    await context.close();
  }
}

/**
 * Seconds from the navigation until a key press in its field is refused, on a phone with a processor four times slower,
 * 1.6 Mbit/s and 150 ms. A field without a filter: until React has it. `undefined` for a page without a field.
 */
export async function timeUntilReady(
  browser: Browser,
  site: Site,
  measured: MeasuredPage,
): Promise<number | undefined> {
  if (!measured.field) return undefined;
  const { context, page, session } = await visit(browser, site, measured);
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  try {
    await page.goto(site.urlOf(measured), { waitUntil: 'commit' });
    const field = page.locator(measured.field).first();
    await field.waitFor({ state: 'attached' });
    if (measured.fold) await page.locator(measured.fold).first().click();
    for (;;) {
      await field.focus();
      // A field focused before there was a script tells it about the next key only.
      await page.keyboard.press(measured.isFiltered ? refusedKey : 'Shift');
      const { value, isHydrated, at } = await field.evaluate((element: HTMLInputElement) => ({
        value: element.value,
        isHydrated: Object.keys(element).some((key) => key.startsWith('__reactProps')),
        at: performance.now(),
      }));
      if (measured.isFiltered ? !value.includes(refusedKey) : isHydrated) return at / 1000;
      if (at > readyLimit) throw new Error(`${measured.field} of ${site.urlOf(measured)} does not respond.`);
      await delay(pressInterval);
    }
  } finally {
    await context.close();
  }
}

export interface Score {
  readonly performance: number;
  /** Largest Contentful Paint, in seconds. */
  readonly lcp: number;
  /** Total Blocking Time, in milliseconds. */
  readonly tbt: number;
}

export async function score(lighthouse: Lighthouse, site: Site, measured: MeasuredPage): Promise<Score> {
  const { categories, audits, finalDisplayedUrl } = await lighthouse.report(
    site.urlOf(measured),
    site.cookiesOf(measured),
    { onlyCategories: ['performance'] },
  );
  expectPage(finalDisplayedUrl, measured);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
  };
}

/** A page that the visitor's cookies do not open leads to another one. */
function expectPage(url: string, { name, path }: MeasuredPage): void {
  const [wanted] = path.split('?');
  if (new URL(url).pathname !== wanted) throw new Error(`The page ${name} leads to ${url}`);
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** A phone without a cache, and with the cookies that the page needs. */
async function visit(browser: Browser, site: Site, measured: MeasuredPage): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-CA',
  });
  await context.addCookies([...site.cookiesOf(measured)]);
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}
