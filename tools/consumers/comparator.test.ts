import type { Server } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../vite/chromium.ts';
import { type Consumer, startConsumer } from './consumer.ts';
import { examples } from './examples.ts';
import { startStandIn } from './stand-in-api.ts';

interface Host extends Consumer {
  api: Server;
}

const names = ['comparator-vite', 'comparator-next'];
const path = '/fr/adhesions';
let browser: Browser;
let hosts: Map<string, Promise<Host>>;

async function startHost(name: string): Promise<Host> {
  const { url, server } = await startStandIn();
  return { api: server, ...(await startConsumer(name, url, examples[name]?.() ?? {})) };
}

beforeAll(async () => {
  hosts = new Map(names.map((name) => [name, startHost(name)]));
  for (const host of hosts.values()) host.catch(() => undefined);
  const found = await findChromium();
  browser = await chromium.launch({ executablePath: found?.path, args: chromiumFlags });
});

afterAll(async () => {
  for (const outcome of await Promise.allSettled(hosts?.values() ?? [])) {
    if (outcome.status === 'rejected') continue;
    await outcome.value.stop();
    outcome.value.api.close();
  }
  await browser?.close();
}, 420_000);

describe.each(names)('the comparator alone in the host %s', (name) => {
  let host: Host;

  beforeAll(async () => {
    const started = await hosts.get(name);
    if (!started) throw new Error(`${name} is not a host.`);
    host = started;
  }, 420_000);

  const columns = (page: Page) => page.locator('thead th:not(:first-child)').allInnerTexts();

  it('has tiles and a table with the prices of the API, styled, with no code of forms or checkouts', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(host.url + path, { waitUntil: 'networkidle' });

    const types = ['Jalon Essentiel', 'Jalon Plus', 'Jalon Famille', 'Jalon Premier'];
    expect(await columns(page)).toEqual(types);
    expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(types);
    const cells = page.locator('tbody').first().locator('td');
    const prices = cells.evaluateAll((all) =>
      all.map((cell) => Array.from(cell.querySelectorAll('data'), (price) => price.textContent)),
    );
    expect(await prices).toEqual([['11,11$', '133,32$'], ['12,22$', '146,64$'], ['199,99$'], []]);
    expect(await cells.last().textContent()).toContain('Prix momentanément indisponible');

    await page.getByRole('table').scrollIntoViewIfNeeded();
    const bar = page.getByRole('region', { name: 'Adhésions comparées' });
    await bar.waitFor();
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
    expect(complaints).toEqual([]);

    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('membership.comparator');
    expect(code).not.toMatch(
      /checkout\.(steps|quote)|membership\.(sign-in|connected-space|help)|forms\.[a-z]+-/,
    );
    await page.close();
  });

  it('swaps the two types, and keeps them in the address, which can be shared', async () => {
    const page = await browser.newPage();
    await page.goto(host.url + path);
    await page.getByRole('button', { name: 'Comparer' }).waitFor({ state: 'detached' });
    await page.getByLabel('Première adhésion').selectOption('plus');
    await page.waitForURL('**/fr/adhesions?first=plus&second=essentiel');
    await expect
      .poll(async () => (await columns(page)).slice(0, 2))
      .toEqual(['Jalon Plus', 'Jalon Essentiel']);
    await page.goto(`${host.url}${path}?first=premier&second=famille`);
    await page.getByRole('table').waitFor();
    expect((await columns(page)).slice(0, 2)).toEqual(['Jalon Premier', 'Jalon Famille']);
    await page.close();
  });

  // The other host renders in the browser only.
  if (name === 'comparator-next')
    it('works without JavaScript', async () => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(host.url + path);
      await page.getByLabel('Première adhésion').selectOption('famille');
      await page.getByLabel('Seulement ce qui diffère').check();
      await page.getByRole('button', { name: 'Comparer' }).click();
      await page.waitForURL('**/fr/adhesions?first=famille&second=plus&differences=1#comparateur');
      expect((await columns(page)).slice(0, 2)).toEqual(['Jalon Famille', 'Jalon Plus']);
      await page.close();
    });
});
