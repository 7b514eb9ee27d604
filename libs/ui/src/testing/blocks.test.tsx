import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import type { Browser, BrowserContextOptions } from 'playwright';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocksPage } from './blocks-page.tsx';
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

function served(): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(blocksPage));
  return `<!doctype html><html lang="fr-CA"><title>Jalon</title><style>${css}</style>${sheet.getStyleTags()}<body>${html}`;
}

async function open(options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.setContent(served());
  return page;
}

describe('without JavaScript', () => {
  it('every answer and every item reads, and nothing offers to open them', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await page.getByText('Oui, partout.').isVisible()).toBe(true);
    expect(await page.getByText('Jour et nuit.').isVisible()).toBe(true);
    expect(await page.getByText('Texte 6').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /Tout voir/ }).isVisible()).toBe(false);
    await page.context().close();
  });

  it('the gallery scrolls with the keyboard, and its video is a link', async () => {
    const page = await open({ javaScriptEnabled: false });
    const row = page.getByRole('group', { name: 'Images et vidéos' });
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Voir la vidéo' }).count()).toBe(1);
    await page.context().close();
  });
});

it('waits for the script, and does not open, where there is one', async () => {
  const page = await open({});
  expect(await page.getByText('Oui, partout.').isVisible()).toBe(false);
  expect(await page.getByText('Texte 6').isVisible()).toBe(false);
  await page.context().close();
});

it('hydrates without a word', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route('**/*.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
  await page.route('http://club.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="fr"><div id="root"></div>' }),
  );
  await page.goto('http://club.test/');
  await page.addScriptTag({
    content: await bundleForPage(fileURLToPath(new URL('blocks-page.tsx', import.meta.url))),
  });
  await page.evaluate("document.querySelector('#root').innerHTML = page.html()");
  await page.evaluate('page.hydrate()');
  const question = page.getByRole('button', { name: 'Quand ?' });
  await expect
    .poll(async () => {
      await question.click();
      return question.getAttribute('aria-expanded');
    })
    .toBe('true');
  expect(await page.getByText('Jour et nuit.').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await page.close();
});

it('fits 320 px, text at 200 % and long words without a sideways scroll', async () => {
  const page = await open({ viewport: { width: 320, height: 640 } });
  const overflow = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 640, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.context().close();
});

it('serves HTML that a validator has nothing to say about', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // React’s way of writing elements and attributes.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Safari drops the list from one without markers, unless the role says it.
      'no-redundant-role': 'off',
      // A number is written as the host gives it.
      'tel-non-breaking': 'off',
    },
  });
  const report = await validator.validateString(
    `<!DOCTYPE html><html lang="fr-CA"><head><title>Jalon</title></head><body>${renderToString(blocksPage)}</body></html>`,
  );
  expect(
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
    ),
  ).toEqual([]);
});
