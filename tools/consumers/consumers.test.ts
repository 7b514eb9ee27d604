import { readFileSync } from 'node:fs';
import { defaultClub } from '@jalon/club';
import { answersTo } from '@jalon/forms/samples';
import { fieldMeta, fieldNames, formDefinitions } from '@jalon/forms/schemas';
import type { Browser, BrowserContext, Locator, Page, Response } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { workspace } from '../scripts/libraries.ts';
import { launchChromium } from '../vite/chromium.ts';
import { fillForm } from '../vite/fill-form.ts';
import { browserExample, fastifyExample, nextPageExample, nextProxyExample } from '../vite/host-examples.ts';
import { complaintsOf } from './complaints.ts';
import { type Consumer, startConsumer } from './consumer.ts';
import { examples, hostsDocument, ownFormFiles, readDocument, readme, shownForms } from './examples.ts';
import { type Received, renderToken, startStandIn, unknownPlate } from './stand-in-api.ts';
import { variant } from './variant.ts';

const forms = formDefinitions(defaultClub);
/** Hidden values that are sent with every form. */
const hidden = ['formID', 'locale', 'userAgent', 'idempotencyKey', 'renderToken'];
const sentForms = ['battery-test', 'price-list', 'contact-auto-insurance'];
/** A page of the Next.js host that is copied from an example of the documentation. */
const examplePath = '/fr/formulaires/test-de-batterie';
const local = /^(::1|::ffff:127\.0\.0\.1|127\.0\.0\.1)$/;

describe('the examples of the documentation', () => {
  it.each(Object.entries({ browserExample, nextPageExample, nextProxyExample, fastifyExample }))(
    'show a host in the README or in hosts.md what Storybook shows, by %s',
    (_, example) => {
      const [form] = shownForms.filter(({ name }) => name === 'battery-test');
      expect(readme('forms') + hostsDocument()).toContain(form && example(form));
    },
  );
});

/** Valid answers to the host's own form. */
const towing = { plate: 'ABC1234', place: 'A-40, sortie 12', phone: '4185550123', reason: 'battery' };
const towingPath = '/fr/remorquage';

it.each([
  ['kit', 2, 60],
  ['pages', 3, 90],
] as const)(
  'the own form of %s.md is written in %i files and less than %i lines',
  (document, count, lines) => {
    const files = Object.values(ownFormFiles(document));
    expect(files).toHaveLength(count);
    expect(files.join('').trim().split('\n').length).toBeLessThan(lines);
  },
);

interface Host extends Consumer {
  standIn: Awaited<ReturnType<typeof startStandIn>>;
}

// A variant is tried in one host.
const names = variant ? ['vite'] : ['vite', 'next'];
const otherNames = variant ? [] : ['react-router', 'comparator-vite'];
let browser: Browser;
let withoutScript: BrowserContext;
let hosts: Map<string, Promise<Host>>;

async function startHost(name: string): Promise<Host> {
  const standIn = await startStandIn();
  return { standIn, ...(await startConsumer(name, standIn.origin, examples[name]?.() ?? {})) };
}

async function hostOf(name: string): Promise<Host> {
  const host = await hosts.get(name);
  if (!host) throw new Error(`${name} is not a host.`);
  return host;
}

beforeAll(async () => {
  // Concurrent: one host is installed and built while the tests of another run.
  hosts = new Map([...names, ...otherNames].map((name) => [name, startHost(name)]));
  for (const host of hosts.values()) host.catch(() => undefined);
  browser = await launchChromium();
  withoutScript = await browser.newContext({ javaScriptEnabled: false });
});

afterEach(async () => {
  for (const context of browser.contexts()) for (const page of context.pages()) await page.close();
});

afterAll(async () => {
  for (const outcome of await Promise.allSettled(hosts?.values() ?? [])) {
    if (outcome.status === 'rejected') continue;
    await outcome.value.stop();
    await outcome.value.standIn.close();
  }
  await browser?.close();
}, 420_000);

describe.each(names)('the forms in a %s app', (name) => {
  let host: Host;
  let standIn: Host['standIn'];

  beforeAll(async () => {
    host = await hostOf(name);
    standIn = host.standIn;
  }, 420_000);

  const pageOf = (form: string) => `${host.url}/?form=${form}`;
  const sent = forms.filter(({ name }) => sentForms.includes(name));
  // The page that shows them is the same file in both hosts.
  const shown = name === 'vite' ? forms : sent;

  it.each(shown)('$name is complete and styled before any script runs', async (form) => {
    const page = await withoutScript.newPage();
    await page.goto(pageOf(form.name));
    const names = await page
      .locator('form')
      .evaluate((element: HTMLFormElement) =>
        Array.from(element.elements, (control) => control.getAttribute('name')),
      );
    // Derived answers have no field.
    const asked = fieldNames(form).filter((field) => !fieldMeta(form.schema, field).computed);
    expect(names).toEqual(expect.arrayContaining([...asked, ...hidden]));
    expect(await page.locator('[name="renderToken"]').inputValue()).toBe(renderToken);
    expect(await unlabelled(page)).toEqual([]);
    await expectStyled(page);
  });

  it.each(shown.filter((form) => !sent.includes(form)))(
    '$name hydrates without a console message and stays styled',
    async ({ name }) => {
      const { page, complaints } = await hydratedPage(pageOf(name));
      await expectStyled(page);
      expect(complaints).toEqual([]);
    },
  );

  it('sends a form that the host wrote, and shows what its server refuses under the field', async () => {
    const { page, complaints } = await hydratedPage(pageOf('towing'));
    await fillForm(page, { ...towing, plate: unknownPlate });
    await page.locator('[type="submit"]').click();
    const plate = page.locator('[name="plate"]');
    await page.locator('[name="plate"][aria-invalid="true"]').waitFor();
    expect(await errorOf(plate)).toContain('Aucun membre n’a cette plaque');
    expect(standIn.received).toEqual([]);

    await plate.fill(towing.plate);
    await page.locator('[type="submit"]').click();
    await page.getByText('Votre demande a été envoyée.').waitFor();
    expect(standIn.received.splice(0)).toMatchObject([{ formId: 'towing', body: towing }]);
    // The browser itself reports an answer of 422.
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  });

  it.each(sent)('hydrates and sends $name without a console message', async ({ name, id }) => {
    // The page sends the text that the visitor consents to.
    const { consentText: _consentText, ...answers } = answersTo(id);
    const { page, complaints } = await hydratedPage(pageOf(name));
    await expectStyled(page);
    // As the proxy in front of a host sets it: a rewrite of Next.js only passes it on.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '127.0.0.1' });
    await fillForm(page, answers);
    await page.locator('[type="submit"]').click();
    await page.getByText('BCDFGHJKLM').waitFor();
    const [received, ...others] = standIn.received.splice(0);
    expect(received).toMatchObject({ formId: String(id), body: { ...answers, renderToken } });
    expect(received?.visitor).toMatch(local);
    expect(others).toEqual([]);
    expect(complaints).toEqual([]);
  });

  if (name === 'vite')
    it('passes the tests of the guide to testing', async () => {
      await host.run('node_modules/vitest/vitest.mjs', 'run', '--testTimeout=60000');
    }, 120_000);

  if (name === 'vite')
    it('keeps what was sent in its place, and busy, while the page that follows is on its way', async () => {
      const page = await browser.newPage();
      const { promise: arrival, resolve: arrive } = Promise.withResolvers<undefined>();
      const asked = page.waitForRequest('**/fr/confirmation-envoi-formulaire');
      await page.route('**/fr/confirmation-envoi-formulaire', async (route) => {
        await arrival;
        await route.fulfill({ contentType: 'text/html', body: 'Merci' });
      });
      await page.goto(`${host.url}/example`);
      const answers = answersTo(12);
      await fillForm(page, answers);
      // Checked inside the page, because Playwright can't inspect a page during a navigation.
      await page.evaluate(() => {
        const button = () => document.querySelector<HTMLButtonElement>('[type="submit"]');
        window.addEventListener('beforeunload', () => setTimeout(() => button()?.click(), 500));
        window.addEventListener('pagehide', () => {
          const left = {
            busy: button()?.ariaDisabled,
            ...Object.fromEntries(new FormData(document.forms[0])),
          };
          sessionStorage.setItem('left', JSON.stringify(left));
        });
      });
      await page.locator('[type="submit"]').click({ noWaitAfter: true });
      await asked;
      // Enough time for a form that wrongly becomes ready again.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      arrive(undefined);
      await page.getByText('Merci').waitFor();
      const left = await page.evaluate(() => JSON.parse(sessionStorage.getItem('left') ?? ''));
      expect(left).toMatchObject({ busy: 'true', ...answers });
      const [received, ...others] = standIn.received.splice(0);
      expect(received).toMatchObject({ formId: '12', body: answers });
      expect(others).toEqual([]);
    });

  // Only this host has the form.
  if (name === 'next')
    describe('the page of the documentation', () => {
      const url = () => host.url + examplePath;
      const keyIn = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1];
      const get = async (init?: RequestInit) => (await fetch(url(), init)).text();

      it('has a key of its own for each visit', async () => {
        const keys = [keyIn(await get()), keyIn(await get())];
        expect(keys).toEqual([expect.any(String), expect.any(String)]);
        expect(new Set(keys).size).toBe(2);
      });

      it('takes no result of a post from outside', async () => {
        const posted = {
          errors: { vehiculeMarque: 'required' },
          values: {},
          idempotencyKey: 'a-key-of-somebody-else',
        };
        const html = await get({
          headers: { 'x-rejected-post': Buffer.from(JSON.stringify(posted)).toString('base64url') },
        });
        expect(keyIn(html)).not.toBe(posted.idempotencyKey);
        expect(html).not.toContain('aria-invalid="true"');
      });

      it('keeps what was typed over a plain post that does not pass, and redirects once it is stored', async () => {
        const { key, received } = await postPlainly(host);
        expect(received).toMatchObject({ key, visitor: expect.stringMatching(local) });
      });

      it('has the club’s own brand, words and settings', async () => {
        const { page, complaints } = await hydratedPage(url());
        const ramp = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--jalon-color-balise-600'),
        );
        expect(ramp).toBe('#78399e');
        expect(await page.locator('[type="submit"]').textContent()).toContain('Demander mon test');
        const centres = page.locator('[name="centreUrbain"] option:not([value=""])');
        expect(await centres.allTextContents()).toEqual(['Québec', 'Laval']);
        expect(complaints).toEqual([]);
      });

      it('keeps what was typed when the language changes', async () => {
        const { page, complaints } = await hydratedPage(url());
        await page.locator('[name="vehiculeMarque"]').fill('Toyota');
        await page.getByRole('link', { name: 'English' }).click();
        await page.waitForURL('**/en/forms/battery-test');
        await page.getByRole('button', { name: 'Book my test' }).waitFor();
        expect(await page.locator('[name="vehiculeMarque"]').inputValue()).toBe('Toyota');
        expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
        expect(complaints).toEqual([]);
      });

      it('works in a form that the host wrote, by a server action', async () => {
        const page = await withoutScript.newPage();
        await page.goto(host.url + towingPath);
        const key = await page.locator('[name="idempotencyKey"]').inputValue();
        await fillForm(page, { ...towing, phone: '418 555' });
        await sendPlain(page);
        await page.locator('[role="alert"] a[href$="phone"]').waitFor();
        expect(await errorOf(page.locator('[name="phone"]'))).toContain('10 chiffres');

        await fillForm(page, { ...towing, plate: unknownPlate });
        await sendPlain(page);
        await page.locator('[role="alert"] a[href$="plate"]').waitFor();
        expect(await errorOf(page.locator('[name="plate"]'))).toContain('Aucun membre n’a cette plaque');
        expect(await page.locator('[name="place"]').inputValue()).toBe(towing.place);
        expect(await page.locator('[name="idempotencyKey"]').inputValue()).toBe(key);
        expect(standIn.received).toEqual([]);

        await page.locator('[name="plate"]').fill(towing.plate);
        await sendPlain(page);
        await page.waitForURL('**/fr/confirmation-envoi-formulaire#main');
        expect(standIn.received.splice(0)).toMatchObject([{ formId: 'towing', body: towing }]);
      });

      it('shows an answer again that is far too long', async () => {
        const vehiculeMarque = 'é🚗'.repeat(20_000);
        const answer = await fetch(url(), {
          method: 'POST',
          body: new URLSearchParams({ ...answersTo(12), vehiculeMarque }),
        });
        expect(answer.status).toBe(422);
        expect(await answer.text()).toContain(vehiculeMarque);
      });
    });
});

describe.skipIf(variant)('the React Router app', () => {
  let host: Host;
  const url = () => host.url + examplePath;
  beforeAll(async () => {
    host = await hostOf('react-router');
  }, 420_000);

  it('streams a page with its styles in the head, and hydrates it without a console message', async () => {
    const html = await (await fetch(url())).text();
    expect(html.indexOf('<style data-styled')).toBeGreaterThan(0);
    expect(html.indexOf('<style data-styled')).toBeLessThan(html.indexOf('</head>'));
    const { page, complaints } = await hydratedPage(url());
    await expectStyled(page);
    const answers = answersTo(12);
    await fillForm(page, answers);
    await page.locator('[type="submit"]').click();
    await page.waitForURL('**/fr/confirmation-envoi-formulaire');
    expect(host.standIn.received.splice(0)).toMatchObject([
      { formId: '12', body: { ...answers, renderToken } },
    ]);
    expect(complaints).toEqual([]);
  });

  it('keeps what was typed over a plain post that does not pass, and redirects once it is stored', async () => {
    await postPlainly(host);
  });
});

describe.skipIf(variant)('the comparator alone in a host', () => {
  const path = '/fr/adhesions';
  let host: Host;
  beforeAll(async () => {
    host = await hostOf('comparator-vite');
  }, 420_000);
  const columns = (page: Page) => page.locator('thead th:not(:first-child)').allInnerTexts();

  it('has tiles and a table with the prices of the API, styled, with no code of forms or checkouts', async () => {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    const scripts: Promise<string>[] = [];
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
  });
});

describe('the example of another brand', () => {
  const tokens = readFileSync(`${workspace}/libs/ui/src/foundations/tokens/generated/tokens.css`, 'utf8');
  const [example = ''] = /^:root \{.+?(?=^```)/ms.exec(readDocument('ui', 'brands')) ?? [];
  const surfaces = [
    'default',
    ...[...tokens.matchAll(/^\[data-surface="(\w+)"\]/gm)].map(([, name]) => name),
  ];

  it('is the same in the documents of the design system and in Storybook', () => {
    expect(example).toContain('[data-surface]');
    expect(readFileSync(`${workspace}/tools/storybook/theming.mdx`, 'utf8')).toContain(example);
  });

  it('changes on every surface what it names, and all that refers to it', async () => {
    const before = await tokensUnder(tokens);
    const after = await tokensUnder(tokens + example);
    const ramp = Array.from(tokens.matchAll(/--jalon-color-balise-\d+: (#\w+)/g), ([, color = '']) => color);
    expect(after).toHaveLength(surfaces.length + 1);
    for (const [place, values] of after.entries()) {
      const kept = Object.entries(values).filter(([name, value]) => before[place]?.[name] === value);
      expect(
        kept.filter(
          ([name, value]) => example.includes(`${name}:`) || ramp.some((color) => value.includes(color)),
        ),
      ).toEqual([]);
    }
  });

  /** The value of every token on the root and on each surface. */
  async function tokensUnder(sheet: string): Promise<Record<string, string>[]> {
    const page = await browser.newPage();
    const places = surfaces.map((surface) => `<p data-surface="${surface}"></p>`).join('');
    await page.setContent(`<style>${sheet}</style>${places}`);
    return page.evaluate(
      (names) =>
        Array.from(document.querySelectorAll(':root, [data-surface]'), (place) =>
          Object.fromEntries(names.map((name) => [name, getComputedStyle(place).getPropertyValue(name)])),
        ),
      [...new Set(tokens.match(/--jalon-[\w-]+(?=:)/g))],
    );
  }
});

/** Sends the battery test without JavaScript: an answer that does not pass is shown again, a corrected one is stored. */
async function postPlainly({ url, standIn }: Host): Promise<{ key: string; received: Received | undefined }> {
  const answers = answersTo(12);
  const mistaken = { ...answers, vehiculeMarque: 'Škoda 🚗 « é »' };
  const page = await withoutScript.newPage();
  await page.goto(url + examplePath);
  const held = (name: string) => page.locator(`[name="${name}"]`).inputValue();
  const key = await held('idempotencyKey');

  await fillForm(page, mistaken);
  expect((await sendPlain(page)).status()).toBe(422);
  await page.locator('[role="alert"] a[href$="vehiculeMarque"]').waitFor();
  await expectStyled(page);
  for (const [name, value] of Object.entries(mistaken)) expect(await held(name)).toBe(value);
  expect(await held('idempotencyKey')).toBe(key);
  expect(standIn.received).toEqual([]);

  await fillForm(page, answers);
  expect((await sendPlain(page)).status()).toBe(303);
  await page.waitForURL('**/fr/confirmation-envoi-formulaire#main');
  const [received, ...others] = standIn.received.splice(0);
  expect(received).toMatchObject({ formId: '12', body: { ...answers, renderToken } });
  expect(others).toEqual([]);
  return { key, received };
}

/** Opens a page and waits until its form is hydrated; collects the browser's messages. */
async function hydratedPage(url: string): Promise<{ page: Page; complaints: readonly string[] }> {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(url);
  await page.locator('[name="userAgent"][value^="Mozilla"]').waitFor({ state: 'attached' });
  return { page, complaints };
}

/** Sends a form without JavaScript. */
async function sendPlain(page: Page): Promise<Response> {
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator('[type="submit"]').click(),
  ]);
  return response;
}

/** The message under a field. */
function errorOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => element.ownerDocument.getElementById(id)?.textContent)
      .join(' '),
  );
}

/** Names of the fields that have no accessible name. */
function unlabelled(page: Page): Promise<(string | null)[]> {
  return page.locator('form').evaluate((form: HTMLFormElement) =>
    Array.from(form.elements)
      .filter((control) => control.matches('input:not([type="hidden"]), select, textarea'))
      .filter((control) => !(control as HTMLInputElement).labels?.length)
      .map((control) => control.getAttribute('name')),
  );
}

/** Expects the token's colour on the send button: both kinds of style sheets are loaded, in standards mode. */
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
