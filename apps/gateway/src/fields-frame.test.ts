import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { fromPaymentFields } from '@jalon/api-client/contract';
import type { Browser, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium } from '../../../tools/vite/chromium.ts';
import { listen } from '../../../tools/vite/listen.ts';
import { startSandboxGateway, type TestGateway } from './testing/start-gateway.ts';

// The fields are in a frame of another origin, as on a page of the club.

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const number = '4242 4242 4242 4242';

let browser: Browser;
let site: { origin: string; close(): Promise<void> };
let html: string;
let gateway: TestGateway;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  site = await listen(server);
  gateway = await startSandboxGateway({ site: site.origin });
});
afterAll(async () => {
  await browser?.close();
  await gateway?.close();
  await site?.close();
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());

interface Shown {
  readonly method?: 'card' | 'bank';
  readonly locale?: 'fr' | 'en';
  readonly width?: number;
}

declare global {
  interface Window {
    messages: unknown[];
  }
}

/** Opens a page of the site with the frame, and waits until it is ready. */
async function show({ method = 'card', locale = 'fr', width = 400 }: Shown = {}): Promise<Frame> {
  const query = new URLSearchParams({ method, locale, parent: site.origin });
  html = `<!doctype html><title>Paiement</title><iframe title="Carte" width="${width}" height="900" src="${gateway.origin}/fields?${query}"></iframe>
    <script>window.messages = []; addEventListener('message', (event) => messages.push({ ...event.data, origin: event.origin }));</script>`;
  await page.goto(site.origin);
  await page.waitForFunction(() =>
    window.messages.some((message) => JSON.stringify(message).includes(':height')),
  );
  const frame = page.frames().find((one) => one.url().startsWith(gateway.origin));
  if (!frame) throw new Error('There is no frame');
  return frame;
}

const messages = () => page.evaluate(() => window.messages);

/** Sends a message as the page does, and waits for its answer. */
async function tokenise(requestId: string) {
  await page.evaluate(
    ([id, origin]) =>
      document
        .querySelector('iframe')
        ?.contentWindow?.postMessage({ type: 'jalon-fields:tokenise', requestId: id }, origin ?? ''),
    [requestId, gateway.origin],
  );
  const answer = () =>
    page.evaluate(
      (id) => window.messages.find((message) => (message as { requestId?: string }).requestId === id),
      requestId,
    );
  await expect.poll(answer).toBeDefined();
  return fromPaymentFields.parse(await answer());
}

async function fillCard(frame: Frame): Promise<void> {
  await frame.fill('#number', number);
  await frame.fill('#expiry', '0430');
  await frame.fill('#code', '123');
}

describe('the fields in a frame', () => {
  it('give a token, and the page nothing that was typed', async () => {
    const frame = await show();
    await fillCard(frame);
    expect(await tokenise('first')).toMatchObject({
      type: 'jalon-fields:tokenised',
      payment: { method: 'card', brand: 'visa', lastFour: '4242', expiryMonth: 4, expiryYear: 2030 },
    });
    const seen = JSON.stringify(await messages());
    for (const secret of [number, number.replaceAll(' ', ''), '"123"']) expect(seen).not.toContain(secret);
  });

  it('send only messages of the contract, and only from the gateway’s origin', async () => {
    const frame = await show();
    await fillCard(frame);
    await tokenise('first');
    const sent = await messages();
    expect(new Set(sent.map((message) => fromPaymentFields.parse(message).type))).toEqual(
      new Set(['jalon-fields:ready', 'jalon-fields:height', 'jalon-fields:change', 'jalon-fields:tokenised']),
    );
    expect(sent).toEqual(sent.map(() => expect.objectContaining({ origin: gateway.origin })));
    const changes = sent
      .map((message) => fromPaymentFields.parse(message))
      .filter(({ type }) => type.endsWith('change'));
    expect(changes.at(-1)).toMatchObject({ empty: false, complete: true, brand: 'visa' });
  });

  it('show their errors, move the focus to the first and take them away again', async () => {
    const frame = await show();
    await frame.fill('#number', '4242 4242 4242 4241');
    await frame.fill('#code', '123');
    expect(await tokenise('first')).toMatchObject({
      type: 'jalon-fields:invalid',
      fields: ['number', 'expiry'],
    });
    expect(await frame.textContent('#number-error')).toMatch(/^Erreur.: .*contient une erreur/);
    expect(await frame.getAttribute('#number', 'aria-invalid')).toBe('true');
    expect(await frame.evaluate(() => document.activeElement?.id)).toBe('number');
    await frame.fill('#number', number);
    expect(await frame.textContent('#number-error')).toBe('');
    expect(await frame.getAttribute('#number', 'aria-invalid')).toBeNull();
  });

  it('show what only the gateway finds', async () => {
    const frame = await show({ method: 'bank', locale: 'en' });
    for (const [field, value] of [
      ['institution', '006'],
      ['transit', '12345'],
      ['account', '1234567'],
    ] as const) {
      await frame.fill(`#${field}`, value);
    }
    expect(await tokenise('first')).toMatchObject({ type: 'jalon-fields:invalid', fields: ['account'] });
    expect(await frame.textContent('#account-error')).toContain('Only test accounts');
  });

  it('are refused to a page whose origin is not in the settings; the page gets the reason', async () => {
    const query = new URLSearchParams({ method: 'card', locale: 'fr', parent: site.origin });
    const other = await startSandboxGateway({ site: 'http://localhost:1' });
    html = `<!doctype html><title>Paiement</title><iframe title="Carte" src="${other.origin}/fields?${query}"></iframe>
      <script>window.messages = []; addEventListener('message', ({ data }) => messages.push(data));</script>`;
    await page.goto(site.origin);
    await page.waitForFunction(() => window.messages.length > 0);
    expect(fromPaymentFields.parse((await messages())[0])).toEqual({
      type: 'jalon-fields:refused',
      reason: expect.stringMatching(`${site.origin}\\. Add this origin to ALLOWED_ORIGINS`),
    });
    await other.close();
  });

  it('take over the look of the page, font included, and nothing else that it may say', async () => {
    const frame = await show();
    const font = readFileSync(
      new URL('../../../libs/ui/src/foundations/fonts/bricolage-grotesque-latin.woff2', import.meta.url),
    );
    await page.evaluate(
      ([bytes, origin]) =>
        document.querySelector('iframe')?.contentWindow?.postMessage(
          {
            type: 'jalon-fields:look',
            variables: {
              '--jalon-color-control-text': 'rgb(1, 2, 3)',
              '--jalon-font-text': '"Page Font", serif',
              '--jalon-color-control-surface': 'light-dark(rgb(4, 5, 6), rgb(7, 8, 9))',
              'background-color': 'red',
            },
            colorScheme: 'dark',
            font: {
              family: 'Page Font',
              weight: '700',
              bytes: Uint8Array.from(bytes as number[]).buffer,
            },
          },
          origin as string,
        ),
      [[...font], gateway.origin],
    );
    const look = () =>
      frame.evaluate(() => {
        const input = getComputedStyle(document.querySelector('input') as HTMLInputElement);
        const { backgroundColor } = document.documentElement.style;
        return {
          color: input.color,
          surface: input.backgroundColor,
          fontFamily: input.fontFamily,
          backgroundColor,
          fonts: document.fonts.size,
        };
      });
    await expect.poll(look).toEqual({
      color: 'rgb(1, 2, 3)',
      surface: 'rgb(7, 8, 9)',
      fontFamily: '"Page Font", serif',
      backgroundColor: '',
      fonts: 1,
    });
  });

  it('say so when the gateway does not answer', async () => {
    const frame = await show();
    await fillCard(frame);
    await page.route(`${gateway.origin}/tokens`, (route) => route.abort());
    expect(await tokenise('first')).toMatchObject({ type: 'jalon-fields:failed' });
    await page.unroute(`${gateway.origin}/tokens`);
    expect(await tokenise('second')).toMatchObject({ type: 'jalon-fields:tokenised' });
  });

  it.each(['2001-01-01', '2041-01-01'])('accept a card on a device whose clock says %s', async (day) => {
    await page.clock.setSystemTime(day);
    const frame = await show();
    await fillCard(frame);
    expect(await tokenise('first')).toMatchObject({ type: 'jalon-fields:tokenised' });
  });

  it('answer only the page', async () => {
    const frame = await show();
    await fillCard(frame);
    // Another frame of the same page, of another origin.
    await page.evaluate((origin) => {
      const stranger = document.createElement('iframe');
      stranger.srcdoc = `<script>parent.frames[0].postMessage({ type: 'jalon-fields:tokenise', requestId: 'stranger' }, '${origin}')</script>`;
      stranger.setAttribute('sandbox', 'allow-scripts');
      document.body.append(stranger);
      return new Promise((resolve) => {
        stranger.addEventListener('load', resolve);
      });
    }, gateway.origin);
    await tokenise('page');
    expect(JSON.stringify(await messages())).not.toContain('stranger');
  });

  it('write numbers in groups once the field is left', async () => {
    const frame = await show();
    for (const [typed, written] of [
      ['4242424242424242', '4242 4242 4242 4242'],
      ['378282246310005', '3782 822463 10005'],
    ] as const) {
      await frame.fill('#number', typed);
      await frame.fill('#expiry', '4/2030');
      await frame.focus('#code');
      expect(await frame.inputValue('#number')).toBe(written);
      expect(await frame.inputValue('#expiry')).toBe('04/30');
    }
  });

  it.each([280, 320, 600])('fit in %i pixels', async (width) => {
    for (const method of ['card', 'bank'] as const) {
      const frame = await show({ method, width });
      await tokenise('empty');
      const { wide, room } = await frame.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      expect(wide, method).toBeLessThanOrEqual(room);
    }
  });

  it.each([
    ['card', 'fr'],
    ['card', 'en'],
    ['bank', 'fr'],
    ['bank', 'en'],
  ] as const)('have no accessibility fault with a %s in %s', async (method, locale) => {
    const frame = await show({ method, locale });
    for (const state of ['empty', 'in error']) {
      if (state === 'in error') await tokenise('empty');
      await frame.evaluate(axe);
      const violations = await frame.evaluate(async () => {
        const { violations: found } = await (
          window as unknown as { axe: { run(): Promise<{ violations: { id: string; help: string }[] }> } }
        ).axe.run();
        return found.map(({ id, help }) => `${id}: ${help}`);
      });
      // The page around it has the heading and the landmark.
      const own = violations.filter((one) => !/^(landmark-one-main|page-has-heading-one|region):/.test(one));
      expect(own, state).toEqual([]);
    }
  });
});
