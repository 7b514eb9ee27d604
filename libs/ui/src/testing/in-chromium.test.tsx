import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { Field } from '../field/index.ts';
import { PageFrame } from '../page-frame/index.ts';
import { Select } from '../select/index.ts';
import { TextInput } from '../text-input/index.ts';
import { bundleForPage, launchChromium } from './chromium.ts';

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

function document_(body: React.ReactElement): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(body));
  return `<!doctype html><html lang="fr-CA"><title>Jalon</title><style>${css}</style>${sheet.getStyleTags()}<body>${html}`;
}

const form = (
  <PageFrame brand={{ name: 'Club Jalon', href: '/fr' }} navigation={[{ href: '/fr/a', label: 'Services' }]}>
    <form>
      <ErrorSummary title="Il y a un problème" errors={[{ controlId: 'centre', message: 'Centre urbain' }]} />
      <div style={{ blockSize: 1200 }} />
      <Field controlId="centre" label="Centre urbain">
        <Select id="centre" name="centre">
          <option value="">Choisissez</option>
          <option value="Laval">Laval</option>
        </Select>
      </Field>
      <Field controlId="make" label="Marque">
        <TextInput id="make" name="make" />
      </Field>
      <Button type="submit">Envoyer</Button>
    </form>
  </PageFrame>
);

it('leads the keyboard to the content, to the field in error, and through the form, without JavaScript', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const posted: string[] = [];
  await page.route('http://club.test/**', (route) => {
    posted.push(new URL(route.request().url()).search);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: document_(form) });
  });
  await page.goto('http://club.test/');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('main:focus').count()).toBe(1);

  await page.getByRole('link', { name: 'Centre urbain' }).click();
  expect(await page.locator('select:focus').count()).toBe(1);
  const label = await page.getByText('Centre urbain').last().boundingBox();
  expect(label?.y, 'the label of the field stays in sight').toBeGreaterThanOrEqual(0);

  await page.keyboard.press('L');
  await page.getByLabel('Marque').fill('Honda');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/?centre=*');
  expect(posted.at(-1)).toBe('?centre=Laval&make=Honda');
  await context.close();
});

it('keeps what was chosen and typed before hydration, through it and through the next update', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.setContent('<!doctype html><html lang="fr"><div id="root"></div>');
  await page.addScriptTag({
    content: await bundleForPage(fileURLToPath(new URL('hydration-page.tsx', import.meta.url))),
  });
  await page.evaluate("document.querySelector('#root').innerHTML = page.html()");

  await page.getByLabel('Centre urbain').selectOption('Saguenay');
  await page.getByLabel('Marque').fill('Honda');
  await page.evaluate('page.hydrate()');
  await page.getByRole('button').click();
  await page.getByText('Veuillez remplir ce champ').first().waitFor();

  expect(await page.getByLabel('Centre urbain').inputValue()).toBe('Saguenay');
  expect(await page.getByLabel('Marque').inputValue()).toBe('Honda');
  expect(complaints).toEqual([]);
  await page.close();
});

it('fits 320 px, text at 200 % and long words without a sideways scroll', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.setContent(document_(form));
  const overflow = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 640, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.close();
});

it('gives fingers at least 44 px on every control', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await page.setContent(document_(form));
  for (const control of await page.locator('header a, footer a, button, select, input').all()) {
    const box = await control.boundingBox();
    expect(box?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
  }
  await page.close();
});

it('stays legible and keeps its arrow, its focus and its edges in forced colours', async () => {
  const page = await browser.newPage({ forcedColors: 'active' });
  await page.setContent(document_(form));
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property as 'outline'], name);
  expect(await style('select', 'appearance')).toBe('auto');
  expect(await style('button', 'borderTopStyle')).toBe('solid');
  await page.keyboard.press('Tab');
  expect(await style(':focus', 'outlineStyle')).toBe('solid');
  await page.close();
});

it('stops every movement when the visitor asks for less', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.setContent(document_(<Button loading>Envoi en cours…</Button>));
  const animation = () =>
    page.locator('button').evaluate((element) => getComputedStyle(element, '::after').animationName);
  expect(await animation()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animation()).toBe('jalon-bands');
  await page.close();
});
