import type { Server } from 'node:http';
import { answersTo } from '@jalon/forms/samples';
import { defaultClub, fieldNames, formDefinitions } from '@jalon/forms/schemas';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../vite/chromium.ts';
import { fillForm } from '../vite/fill-form.ts';
import { type Consumer, startConsumer } from './consumer.ts';
import { type Received, renderToken, startStandIn } from './stand-in-api.ts';

const forms = formDefinitions(defaultClub);
/** What goes along with every form, and no visitor sees. */
const hidden = ['formID', 'locale', 'userAgent', 'idempotencyKey', 'renderToken'];
const sentForms = ['battery-test', 'price-list', 'contact-auto-insurance'];

describe.each(['vite', 'next'])('the forms in a %s app', (name) => {
  let host: Consumer;
  let browser: Browser;
  let withoutScript: BrowserContext;
  let standIn: { url: string; received: Received[]; server: Server };

  beforeAll(async () => {
    standIn = await startStandIn();
    const found = await findChromium();
    browser = await chromium.launch({ executablePath: found?.path, args: chromiumFlags });
    withoutScript = await browser.newContext({ javaScriptEnabled: false });
    host = await startConsumer(name, standIn.url);
  }, 420_000);

  afterAll(async () => {
    await host?.stop();
    await browser?.close();
    standIn?.server.close();
  }, 60_000);

  const pageOf = (form: string) => `${host.url}/?form=${form}`;

  it.each(forms)('$name is complete and styled before any script runs', async (form) => {
    const page = await withoutScript.newPage();
    await page.goto(pageOf(form.name));
    const names = await page
      .locator('form')
      .evaluate((element: HTMLFormElement) =>
        Array.from(element.elements, (control) => control.getAttribute('name')),
      );
    // What follows from other answers has no field.
    const asked = fieldNames(form).filter((field) => !form.fields[field]?.derive);
    expect(names).toEqual(expect.arrayContaining([...asked, ...hidden]));
    expect(await page.locator('[name="renderToken"]').inputValue()).toBe(renderToken);
    expect(await unlabelled(page)).toEqual([]);
    await expectStyled(page);
    await page.close();
  });

  it.each(forms)('$name hydrates without a complaint and stays styled', async ({ name }) => {
    const { page, complaints } = await hydratedPage(name);
    await expectStyled(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('refuses an empty send', async () => {
    const { page, complaints } = await hydratedPage('battery-test');
    await page.locator('[type="submit"]').click();
    await page.locator('[name="vehiculeMarque"][aria-invalid="true"]').waitFor();
    expect(standIn.received).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each(forms.filter(({ name }) => sentForms.includes(name)))('sends $name', async ({ name, id }) => {
    // The page fills in the words that the visitor consents to.
    const { consentText: _consentText, ...answers } = answersTo(id);
    const { page, complaints } = await hydratedPage(name);
    await fillForm(page, answers);
    await page.locator('[type="submit"]').click();
    await page.getByText('BCDFGHJKLM').waitFor();
    const [received, ...others] = standIn.received.splice(0);
    expect(received).toMatchObject({ formId: String(id), body: { ...answers, renderToken } });
    expect(others).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  /** A page whose form has met its script, and what the browser has to say of it. */
  async function hydratedPage(form: string): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(pageOf(form));
    await page.locator('[name="userAgent"][value^="Mozilla"]').waitFor({ state: 'attached' });
    return { page, complaints };
  }
});

/** Names of the fields that nothing says the name of. */
function unlabelled(page: Page): Promise<(string | null)[]> {
  return page.locator('form').evaluate((form: HTMLFormElement) =>
    Array.from(form.elements)
      .filter((control) => control.matches('input:not([type="hidden"]), select, textarea'))
      .filter((control) => !(control as HTMLInputElement).labels?.length)
      .map((control) => control.getAttribute('name')),
  );
}

/** The send button has the colour that the token names: style sheets of both kinds are there, in standards mode. */
async function expectStyled(page: Page): Promise<void> {
  const button = page.locator('form [type="submit"]');
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
