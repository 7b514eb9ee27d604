import type { Server } from 'node:http';
import { defaultClub } from '@jalon/club';
import { answersTo } from '@jalon/forms/samples';
import { formDefinitions } from '@jalon/forms/schemas';
import { formPathsUnder } from '@jalon/forms/server';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../vite/chromium.ts';
import { fillForm } from '../vite/fill-form.ts';
import { type Consumer, startConsumer } from './consumer.ts';
import { examples } from './examples.ts';
import { type Received, startStandIn } from './stand-in-api.ts';

const sent = { fr: '/fr/formulaires/merci', en: '/en/forms/thank-you' };
const paths = formPathsUnder({ fr: '/fr/formulaires', en: '/en/forms' }, { sent, club: defaultClub });
const forms = formDefinitions(defaultClub).filter(({ name }) => name in paths);
const english = (name: string) => paths[name]?.page.en ?? '';

let browser: Browser;
beforeAll(async () => {
  const found = await findChromium();
  browser = await chromium.launch({ executablePath: found?.path, args: chromiumFlags });
});
afterAll(() => browser?.close());

describe.each(['club-next', 'club-react-router'])('the forms of %s', (name) => {
  let host: Consumer;
  let standIn: { url: string; received: Received[]; server: Server };
  let withoutScript: BrowserContext;

  beforeAll(async () => {
    standIn = await startStandIn();
    host = await startConsumer(name, standIn.url, examples[name]?.() ?? {});
    withoutScript = await browser.newContext({ javaScriptEnabled: false });
  }, 420_000);

  afterAll(async () => {
    await host?.stop();
    standIn?.server.close();
  });

  it.each(forms)('$name has its page in both languages', async (form) => {
    for (const locale of ['fr', 'en'] as const) {
      const answer = await fetch(host.url + (paths[form.name]?.page[locale] ?? ''));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      const html = await answer.text();
      expect(html).toContain(`<h1>${form.page.texts[locale].title}</h1>`);
      expect(html).toContain(`name="formID" value="${form.id}"`);
    }
  });

  it('take a post without a script: the answers again with their errors, then the confirmation', async () => {
    const page = await withoutScript.newPage();
    await page.goto(host.url + english('battery-test'));
    const answers = answersTo(12);
    await fillForm(page, { ...answers, vehiculeMarque: '' });
    const send = async () => {
      const [response] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.locator('[type="submit"]').click(),
      ]);
      return response.status();
    };
    expect(await send()).toBe(422);
    expect(await page.title()).toBe('Error: Battery test');
    await page.locator('[role="alert"] a[href$="vehiculeMarque"]').waitFor();
    await page.locator('[name="vehiculeMarque"]').fill(answers.vehiculeMarque ?? '');
    expect(await send()).toBe(303);
    await page.waitForURL(`**${sent.en}`);
    await page.getByText('Reference number: BCDFGHJKLM').waitFor();
    await page.getByText('Your request: battery test').waitFor();
    expect(standIn.received.splice(0)).toMatchObject([{ formId: '12', body: answers }]);
    await page.close();
  });

  it('send with a script, and open the same confirmation', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(host.url + english('contact-auto-insurance'));
    await page.locator('[name="userAgent"][value^="Mozilla"]').waitFor({ state: 'attached' });
    const { consentText: _, ...answers } = answersTo(6);
    await fillForm(page, answers);
    await page.locator('[type="submit"]').click();
    await page.waitForURL(`**${sent.en}`);
    await page.getByText('Reference number: BCDFGHJKLM').waitFor();
    await page.getByText('Your request: message about auto insurance').waitFor();
    expect(standIn.received.splice(0)).toMatchObject([{ formId: '6', body: answers }]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
