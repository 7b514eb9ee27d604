import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentPurposes, defaultClub } from '@jalon/club';
import { createConsent, noticeVersion, readChoice } from '@jalon/consent/server';
import { formDefinitions } from '@jalon/forms/schemas';
import type pg from 'pg';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addMember } from '../../apps/site/e2e/support/add-member.ts';
import { makeToken } from '../../apps/site/e2e/support/api-keys.ts';
import { connectTo } from '../../apps/site/e2e/support/database.ts';
import { type RunningServer, startApi, startGateway } from '../bench/api.ts';
import { launchChromium } from '../vite/chromium.ts';
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
  paths,
  pay,
  thanks,
  type Visit,
} from '../vite/walk-checkout.ts';
import { complaintsOf } from './complaints.ts';
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
    browser = await launchChromium();
  }, startTimeout);

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

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
  async function open({ language, script, isNew = false }: Way) {
    const context = await browser.newContext({ javaScriptEnabled: script });
    if (!isNew) await context.addCookies([{ ...refusal, url }]);
    const page = await context.newPage();
    return { context, complaints: complaintsOf(page), visit: { page, language, script } };
  }

  const visits = [
    { language: 'fr' as const, script: true },
    { language: 'en' as const, script: false },
  ];
  /** What only one of the two visitors does here, the other one does in the other club. */
  const hasScript = (index: number) => (index % 2 === 0) === (name === 'club-next');
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

  const walks: readonly Walk[] = [
    {
      goal: 'a form is sent',
      isOfBoth: true,
      // A post without a required answer, and one that is quick.
      reported: /42[28]/,
      async take(visit) {
        const reference = await walkForm(visit, url);
        const { rows } = await database.query('SELECT form_id FROM submissions WHERE reference = $1', [
          reference,
        ]);
        expect(rows).toEqual([{ form_id: 12 }]);
      },
    },
    {
      goal: 'memberships are compared',
      reported: /404/,
      async take(visit) {
        await walkComparator(visit, url);
        expect((await fetch(`${url}/pictures/winter-road.svg`)).status).toBe(200);
      },
    },
    { goal: 'a page of content is read', reported: /404/, take: (visit) => walkContent(visit, url) },
    {
      goal: 'a visitor chooses what to consent to',
      isNew: true,
      async take(visit) {
        await walkConsent(visit, url);
        const cookies = await visit.page.context().cookies(url);
        const kept = cookies.find(({ name }) => name === refusal.name);
        const choice = readChoice(`${kept?.name}=${kept?.value}`, asked);
        const proof = () =>
          database
            .query('SELECT granted FROM consents WHERE consent_id = $1 ORDER BY chosen_at DESC LIMIT 1', [
              choice?.consentId,
            ])
            .then(({ rows }) => rows);
        await expect.poll(proof, { timeout: 10_000 }).toEqual([{ granted: ['audience'] }]);
      },
    },
    {
      goal: 'a member signs in, reads and signs out',
      // A wrong password.
      reported: /422/,
      take: ({ page, language }) => walkAccount(page, url, language),
    },
  ];

  const taken = walks.flatMap((walk, index) =>
    visits
      .filter(({ script }) => walk.isOfBoth || script === hasScript(index))
      .map((way) => ({ ...walk, ...way })),
  );
  it.each(taken)(
    '$goal in $language, with script: $script',
    async ({ take, reported, ...way }) => {
      const { visit, complaints } = await open(way);
      await take(visit);
      expect(complaints.filter((complaint) => !reported?.test(complaint))).toEqual([]);
    },
    60_000,
  );

  const rows = flows.map((flow, index) =>
    hasScript(index)
      ? { flow, language: 'fr' as const, script: true, method: 'card' as const, term: 'annual' as const }
      : { flow, language: 'en' as const, script: false, method: 'bank' as const, term: 'monthly' as const },
  );

  it.each(rows)(
    '$flow is paid by $method in $language, with script: $script',
    async ({ flow, language, script, method, term }) => {
      const { context, visit, complaints } = await open({ language, script });
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
        const { visit: recipient } = await open({ language, script });
        await recipient.page.goto(visit.page.url().replace(/\?.*/, ''));
        await recipient.page
          .getByRole('button', { name: language === 'fr' ? 'Accepter le cadeau' : 'Accept the gift' })
          .click();
        await expectHeading(recipient, language === 'fr' ? 'Bienvenue au club!' : 'Welcome to the club!');
      }
    },
    90_000,
  );

  it.each([{ language: 'en' as const, script: hasScript(1) }])(
    'a refused card, a bank that asks and an answer that is lost, with script: $script',
    async (way) => {
      const { visit } = await open(way);
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
    },
    120_000,
  );

  it('goes on in another browser with the mailed link, without script', async () => {
    const { visit } = await open({ language: 'fr', script: false });
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
    const { visit: elsewhere } = await open({ language: 'fr', script: false });
    await elsewhere.page.goto(url + mailedLink(email));
    await elsewhere.page.locator('main form button').first().click();
    await at(elsewhere, paths.fr.addMember);
    await elsewhere.page.goto(url + firstPath('register', 'fr'));
    await expect(elsewhere.page.locator('[name="firstName"]').inputValue()).resolves.toBe('Zoé');
  }, 60_000);
}

interface Way extends Pick<Visit, 'language' | 'script'> {
  /** Whether the visitor has not answered about cookies yet. */
  readonly isNew?: boolean | undefined;
}

/** What one visitor does. */
interface Walk extends Pick<Way, 'isNew'> {
  readonly goal: string;
  /** Whether it is walked with and without a script in each club. */
  readonly isOfBoth?: boolean;
  /** What the browser itself reports meanwhile. */
  readonly reported?: RegExp;
  take(visit: Visit): Promise<void>;
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

async function expectHeading({ page }: Visit, text: string): Promise<void> {
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
