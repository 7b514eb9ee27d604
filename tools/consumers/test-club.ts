import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentPurposes, defaultClub } from '@jalon/club';
import { createConsent, noticeVersion, readChoice } from '@jalon/consent/server';
import { formDefinitions } from '@jalon/forms/schemas';
import type pg from 'pg';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '../../apps/site/e2e/support/add-member.ts';
import { makeToken } from '../../apps/site/e2e/support/api-keys.ts';
import { connectTo } from '../../apps/site/e2e/support/database.ts';
import { type RunningServer, startApi, startGateway } from '../bench/api.ts';
import { chromiumFlags, findChromium } from '../vite/chromium.ts';
import { freePort } from '../vite/free-port.ts';
import {
  accept,
  answerBank,
  answerSteps,
  at,
  cards,
  confirm,
  type Flow,
  fillPerson,
  firstPath,
  goOn,
  type Language,
  paths,
  pay,
  thanks,
  type Visit,
} from '../vite/walk-checkout.ts';
import { type Consumer, startConsumer } from './consumer.ts';
import { examples } from './examples.ts';
import { walkAccount } from './walk-account.ts';
import { formPaths, walkComparator, walkConsent, walkContent, walkForm } from './walk-club.ts';

const flows = Object.keys(thanks) as Flow[];
const startTimeout = 420_000;

let dataDir: string;
let database: pg.Client;

/** A whole club in a host that was written from the READMEs, with the real API and the sandbox gateway. */
export function testClub(name: 'club-next' | 'club-react-router'): void {
  let browser: Browser;
  let refusal: Awaited<ReturnType<typeof refuse>>;
  let host: Consumer;
  let url: string;
  const servers: RunningServer[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'jalon-club-'));
    const [gatewayPort, wantedPort] = await Promise.all([freePort(), freePort()]);
    const ALLOWED_ORIGINS = `http://localhost:${wantedPort}`;
    const api = await startApi({
      dataDir,
      environment: {
        RATE_LIMITS: 'all=10000/600',
        SANDBOX_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
        SITE_LINKS: join(import.meta.dirname, 'apps/club/site-links.json'),
        ALLOWED_ORIGINS,
      },
    });
    servers.push(api);
    refusal = await refuse(api.url);
    servers.push(
      await startGateway({ dataDir, port: gatewayPort, apiUrl: api.url, environment: { ALLOWED_ORIGINS } }),
    );
    database = await connectTo(dataDir);
    host = await startConsumer(name, api.url, examples[name]?.() ?? {}, { wantedPort });
    url = host.url;
    const found = await findChromium();
    browser = await chromium.launch({ executablePath: found?.path, args: chromiumFlags });
  }, startTimeout);

  afterAll(async () => {
    await browser?.close();
    await host?.stop();
    await database?.end();
    // The API, which has the database, after the gateway.
    for (const server of servers.toReversed()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, startTimeout);

  it('passes the tests that its starter has', async () => {
    await host.run('node_modules/vitest/vitest.mjs', 'run', '--testTimeout=60000');
  }, 120_000);

  /** A page with what the browser says about it, in a context of its own. */
  async function open(language: Language, script: boolean, hasAnswered = true): Promise<Opened> {
    const context = await browser.newContext({ javaScriptEnabled: script });
    if (hasAnswered) await context.addCookies([{ ...refusal, url }]);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return { context, complaints, visit: { page, language, script } };
  }

  const visits = [
    { language: 'fr' as const, script: true },
    { language: 'en' as const, script: false },
  ];
  const forms = formDefinitions(defaultClub).filter((form) => form.name in formPaths);

  it.each(forms)('$name has its page in both languages', async (form) => {
    for (const language of ['fr', 'en'] as const) {
      const answer = await fetch(url + (formPaths[form.name]?.page[language] ?? ''));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      const html = await answer.text();
      expect(html).toContain(`<h1>${form.page.texts[language].title}</h1>`);
      expect(html).toContain(`name="formID" value="${form.id}"`);
    }
  });

  it.each(visits)(
    'a form is sent in $language, with script: $script',
    async ({ language, script }) => {
      const { context, visit, complaints } = await open(language, script);
      const reference = await walkForm(visit, url);
      const { rows } = await database.query('SELECT form_id FROM submissions WHERE reference = $1', [
        reference,
      ]);
      expect(rows).toEqual([{ form_id: 12 }]);
      // The browser itself reports the answer to a post without a required answer, and to one that is quick.
      expect(complaints.filter((complaint) => !/42[28]/.test(complaint))).toEqual([]);
      await context.close();
    },
    60_000,
  );

  it.each(visits)(
    'memberships are compared in $language, with script: $script',
    async ({ language, script }) => {
      const { context, visit, complaints } = await open(language, script);
      await walkComparator(visit, url);
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
      expect((await fetch(`${url}/pictures/winter-road.svg`)).status).toBe(200);
      await context.close();
    },
    60_000,
  );

  it.each(visits)(
    'a page of content is read in $language, with script: $script',
    async ({ language, script }) => {
      const { context, visit, complaints } = await open(language, script);
      await walkContent(visit, url);
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
      await context.close();
    },
    60_000,
  );

  it.each(visits)(
    'a visitor chooses what to consent to in $language, with script: $script',
    async (way) => {
      const { context, visit, complaints } = await open(way.language, way.script, false);
      await walkConsent(visit, url);
      expect(complaints).toEqual([]);
      const kept = (await context.cookies(url)).find(({ name }) => name === refusal.name);
      const choice = readChoice(`${kept?.name}=${kept?.value}`, asked);
      const proof = () =>
        database
          .query('SELECT granted FROM consents WHERE consent_id = $1 ORDER BY chosen_at DESC LIMIT 1', [
            choice?.consentId,
          ])
          .then(({ rows }) => rows);
      await expect.poll(proof, { timeout: 10_000 }).toEqual([{ granted: ['audience'] }]);
      await context.close();
    },
    60_000,
  );

  // Each flow in one of the two ways here, and in the other one in the other club.
  const rows = flows.map((flow, index) =>
    (index % 2 === 0) === (name === 'club-next')
      ? { flow, language: 'fr' as const, script: true, method: 'card' as const, term: 'annual' as const }
      : { flow, language: 'en' as const, script: false, method: 'bank' as const, term: 'monthly' as const },
  );

  it.each(rows)(
    '$flow is paid by $method in $language, with script: $script',
    async ({ flow, language, script, method, term }) => {
      const { context, visit, complaints } = await open(language, script);
      const isOfMember = flow === 'modify-my-membership' || flow === 'renewal';
      if (isOfMember) await signIn(context, flow === 'renewal');
      await visit.page.goto(`${url}${firstPath(flow, language)}${isOfMember ? '' : '?type=PLUS'}`);
      await answerSteps(visit, flow, { pay: { method, term } });
      await accept(visit);
      await confirm(visit);
      await expectHeading(visit, thanks[flow][language]);
      expect(complaints).toEqual([]);

      if (flow === 'gift-a-membership') {
        await visit.page.locator(`a[href*="/${language === 'fr' ? 'cadeau' : 'gift'}/"]`).click();
        await visit.page.getByText('Bonne route').waitFor();
        const recipient = await open(language, script);
        await recipient.visit.page.goto(visit.page.url().replace(/\?.*/, ''));
        await recipient.visit.page
          .getByRole('button', { name: language === 'fr' ? 'Accepter le cadeau' : 'Accept the gift' })
          .click();
        await expectHeading(
          recipient.visit,
          language === 'fr' ? 'Bienvenue au club!' : 'Welcome to the club!',
        );
        await recipient.context.close();
      }
      await context.close();
    },
    90_000,
  );

  // With a script in one club, without in the other.
  it.each([{ language: 'en' as const, script: name === 'club-react-router' }])(
    'a refused card, a bank that asks and an answer that is lost, with script: $script',
    async (way) => {
      const { context, visit } = await open(way.language, way.script);
      const { page } = visit;
      await page.goto(`${url}${firstPath('register', way.language)}?type=PLUS`);
      await answerSteps(visit, 'register', { pay: { number: cards.declined } });
      const payBy = async (number: string) => {
        await at(visit, paths[way.language].payment);
        await page.getByRole('alert').first().waitFor();
        await pay(visit, { number });
        await at(visit, paths[way.language].review);
      };
      await accept(visit);
      await confirm(visit);
      await payBy(cards.challenge);
      await accept(visit);
      await confirm(visit);
      await answerBank(visit, 'refuse');
      await payBy('4000999900010005');
      await accept(visit);
      await confirm(visit);
      await expectHeading(visit, thanks.register[way.language]);
      const attempt = new URL(page.url()).searchParams.get('attempt');
      const { rows } = await database.query(
        `SELECT state, (SELECT count(*)::int FROM payment_attempts WHERE order_id = a.order_id AND state = 'succeeded') AS paid
       FROM payment_attempts a WHERE id = $1`,
        [attempt],
      );
      expect(rows).toEqual([{ state: 'succeeded', paid: 1 }]);
      await context.close();
    },
    120_000,
  );

  it.each(visits)(
    'a member signs in, reads and signs out in $language, with script: $script',
    async ({ language, script }) => {
      const { context, visit, complaints } = await open(language, script);
      await walkAccount(visit.page, url, language);
      // The browser itself reports the answer to a wrong password.
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
      await context.close();
    },
    60_000,
  );

  it('goes on in another browser with the mailed link, without script', async () => {
    const { context, visit } = await open('fr', false);
    const { page } = visit;
    const email = `${name}@example.org`;
    await page.goto(`${url}${firstPath('register', 'fr')}?type=PLUS`);
    await fillPerson(visit, 'Zoé');
    await goOn(visit, 'registration');
    await page.getByText('Continuer plus tard ou sur un autre appareil').click();
    await page.locator('[name="resumeEmail"]').fill(email);
    await page.getByRole('button', { name: 'M’envoyer le lien' }).click();
    await page.getByText(`Un lien est en route vers ${email}.`).waitFor();
    await expect.poll(() => mailedLink(email), { timeout: 20_000 }).toBeTruthy();
    const elsewhere = await open('fr', false);
    await elsewhere.visit.page.goto(url + mailedLink(email));
    await elsewhere.visit.page.locator('main form button').first().click();
    await at(elsewhere.visit, paths.fr.addMember);
    await elsewhere.visit.page.goto(url + firstPath('register', 'fr'));
    await expect(elsewhere.visit.page.locator('[name="firstName"]').inputValue()).resolves.toBe('Zoé');
    await elsewhere.context.close();
    await context.close();
  }, 60_000);
}

interface Opened {
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
  readonly visit: Visit;
}

const asked = { notice: noticeVersion, purposes: consentPurposes };

/** The cookie of a visitor who has refused every purpose: the notice covers the end of a page. */
async function refuse(apiUrl: string): Promise<{ name: string; value: string }> {
  const consent = createConsent({
    purposes: consentPurposes,
    paths: { fr: '/fr/temoins', en: '/en/cookies' },
    api: { baseUrl: apiUrl },
    log: console,
  });
  const body = new URLSearchParams({ choice: 'disagree' });
  const answer = await consent.post(new Request('http://localhost/fr/temoins', { method: 'POST', body }));
  const [, cookie = ''] = answer.headers.find(([name]) => name === 'set-cookie') ?? [];
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
  return { name, value };
}

async function expectHeading({ page }: { page: Page }, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: text }).waitFor({ timeout: 40_000 });
}

/** Gives the browser the session of a member of no other test. */
async function signIn(context: BrowserContext, inRenewal: boolean): Promise<void> {
  const memberNumber = await addMember(database, { inRenewal });
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const value = await makeToken(dataDir, { memberNumber, iat: 1, exp });
  await context.addCookies([{ name: 'accessToken', value, domain: 'localhost', path: '/', httpOnly: true }]);
}

/** The path of the link in the message to an address. */
function mailedLink(email: string): string | undefined {
  const folder = join(dataDir, 'mail');
  const messages = existsSync(folder) ? readdirSync(folder) : [];
  const texts = messages.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('=\n', ''));
  return texts.find((text) => text.includes(email))?.match(/\/fr\/reprendre\/[\w.-]+/)?.[0];
}
