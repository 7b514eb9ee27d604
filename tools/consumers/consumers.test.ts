import type { Server } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../vite/chromium.ts';
import { type Consumer, startConsumer } from './consumer.ts';
import { type Received, startStandIn } from './stand-in-api.ts';

const fields = ['centreUrbain', 'vehiculeMarque', 'vehiculeModele', 'vehiculeAnnee'];
const hidden = ['formID', 'locale', 'userAgent'];

describe.each(['vite', 'next'])('the battery test in a %s app', (name) => {
  let host: Consumer;
  let browser: Browser;
  let standIn: { url: string; received: Received[]; server: Server };

  beforeAll(async () => {
    standIn = await startStandIn();
    const found = await findChromium();
    browser = await chromium.launch({ executablePath: found?.path, args: chromiumFlags });
    host = await startConsumer(name, standIn.url);
  }, 420_000);

  afterAll(async () => {
    await host?.stop();
    await browser?.close();
    standIn?.server.close();
  }, 60_000);

  it('is complete in the server’s HTML', async () => {
    const html = await (await fetch(host.url)).text();
    for (const field of [...fields, ...hidden]) expect(html).toContain(`name="${field}"`);
    expect(html).toContain('Marque du véhicule');
    expect(html).toContain('Trois-Rivières');
  });

  it('is styled before any script runs', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(host.url);
    await expectStyled(page);
    await context.close();
  });

  it('hydrates without a complaint, stays styled, refuses an empty send and stores a full one', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(host.url, { waitUntil: 'networkidle' });
    await expectStyled(page);

    const send = page.getByRole('button', { name: 'Envoyer la demande' });
    await send.click();
    await page.locator('[name="vehiculeMarque"][aria-invalid="true"]').waitFor();
    expect(standIn.received).toHaveLength(0);

    await page.getByLabel('Centre urbain').selectOption('Laval');
    await page.getByLabel('Marque du véhicule').fill('Toyota');
    await page.getByLabel('Modèle du véhicule').fill('Corolla');
    await page.getByLabel('Année du véhicule').fill('2019');
    await send.click();
    await page.getByText('BCDFGHJKLM').waitFor();

    expect(standIn.received).toMatchObject([
      {
        formId: '12',
        body: {
          centreUrbain: 'Laval',
          vehiculeMarque: 'Toyota',
          vehiculeModele: 'Corolla',
          vehiculeAnnee: '2019',
        },
      },
    ]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

/** The send button has the colour that the token names: style sheets of both kinds are there, in standards mode. */
async function expectStyled(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Envoyer la demande' });
  const { mode, background, expected } = await button.evaluate((element) => {
    const probe = element.ownerDocument.createElement('i');
    probe.style.backgroundColor = 'var(--jalon-color-action)';
    element.append(probe);
    const expected = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return { mode: document.compatMode, background: getComputedStyle(element).backgroundColor, expected };
  });
  expect(mode).toBe('CSS1Compat');
  expect(expected).toMatch(/^(rgb|oklch|color)\(/);
  expect(background).toBe(expected);
}
