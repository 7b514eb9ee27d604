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

const path = '/fr/adhesions';
let browser: Browser;
let host: Host;

beforeAll(async () => {
  const { url, server } = await startStandIn();
  host = {
    api: server,
    ...(await startConsumer('comparator-vite', url, examples['comparator-vite']?.() ?? {})),
  };
  const found = await findChromium();
  browser = await chromium.launch({ executablePath: found?.path, args: chromiumFlags });
}, 420_000);

afterAll(async () => {
  await host?.stop();
  host?.api.close();
  await browser?.close();
}, 420_000);

describe('the comparator alone in a host', () => {
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

  it('is installed without the packages of forms, checkouts and payments', () => {
    expect(host.installed).toContain('@jalon/membership');
    const others =
      /^(@jalon\/(forms|checkout|content|consent)|react-hook-form|@hookform\/.*|@fastify\/.*|zustand|@stripe\/.*)$/;
    expect(host.installed.filter((name) => others.test(name))).toEqual([]);
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
});
