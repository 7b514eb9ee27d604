import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleForPage, launchChromium } from './chromium.ts';
import { ControlsForm } from './controls-page.tsx';

const css = ['../tokens/generated/tokens.css', '../base/base.css']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('\n');

// A real browser on a busy machine takes longer than the 5 s of a unit test.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

function served(): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<ControlsForm />));
  return `<!doctype html><html lang="fr-CA"><title>Jalon</title><style>${css}</style>${sheet.getStyleTags()}<body>${html}`;
}

const answers = {
  transmission: 'm',
  service: 'b',
  member: '1234567',
  phone: '514 555-0199',
  postal: 'H1H 1H1',
  address: '860 rue Trémoy',
  password: 'secret',
  question: 'Où\r\net quand ?',
  consent: 'on',
};

async function fillIn(page: Page) {
  await page.getByLabel('Manuelle').check();
  await page.getByLabel('Boutique').check();
  await page.getByLabel('Membre').fill(answers.member);
  await page.getByLabel('Téléphone').fill(answers.phone);
  await page.getByLabel('Code postal').fill(answers.postal);
  await page.getByLabel('Adresse').fill(answers.address);
  await page.getByLabel('Secret').fill(answers.password);
  await page.getByLabel('Question').fill(answers.question);
  await page.getByLabel('J’accepte').check();
}

it('takes and posts every answer without JavaScript, and shows no button that does nothing', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  let posted = '';
  await page.route('http://club.test/**', (route) => {
    posted = new URL(route.request().url()).search;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: served() });
  });
  await page.goto('http://club.test/');

  expect(await page.getByRole('button').allInnerTexts()).toEqual(['Envoyer']);
  expect(await page.getByRole('combobox').count()).toBe(0);
  expect(await page.getByText('1\u00a0000 caractères au maximum').isVisible()).toBe(true);
  await fillIn(page);
  await page.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await page.waitForURL('**/?*');
  expect(Object.fromEntries(new URLSearchParams(posted))).toEqual(answers);
  await context.close();
});

it('keeps what was answered before hydration, in silence, and then posts answers alone', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.setContent('<!doctype html><html lang="fr"><div id="root"></div>');
  await page.addScriptTag({
    content: await bundleForPage(fileURLToPath(new URL('controls-page.tsx', import.meta.url))),
  });
  await page.evaluate("document.querySelector('#root').innerHTML = page.html()");

  await fillIn(page);
  await page.evaluate('page.hydrate()');
  await page.getByRole('combobox').waitFor();
  await page.getByLabel('Question').press('End');
  await page.getByText('Il reste').first().waitFor();

  const kept = await page.evaluate("Object.fromEntries(new FormData(document.querySelector('form')))");
  expect(kept).toEqual({
    ...answers,
    phone: '5145550199',
    postal: 'H1H1H1',
    question: answers.question.replace('\r', ''),
  });
  expect(complaints).toEqual([]);
  await page.close();
});

it('keeps everything in 320 px with text at 200 %, and 44 px for fingers', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.setContent(served());
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  ).toBeLessThanOrEqual(0);
  for (const target of await page
    .locator('button, label:has(input), input:not(label input), textarea')
    .all()) {
    const box = await target.boundingBox();
    if (box) expect(box.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
  await page.close();
});
