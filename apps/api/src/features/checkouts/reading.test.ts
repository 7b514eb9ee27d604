import { defaultCheckoutPaths, flowPaths, stepPages } from '@jalon/checkout/server';
import { openBrowser, type StepBrowser } from '@jalon/checkout/step-browser';
import { expect, it } from 'vitest';
import { card } from '../../testing/checkouts.ts';
import { tokens } from '../../testing/fake-gateway.ts';
import { testMembers } from '../../testing/members.ts';
import { issueToken } from '../../testing/sessions.ts';
import { everythingStored, type Started, startOrders } from '../../testing/started-orders.ts';

// The pages of the checkouts, with the real API and its database: a GET changes nothing.

const pages = [
  ...stepPages(defaultCheckoutPaths).map(({ paths }) => paths.fr),
  defaultCheckoutPaths.gift.fr.replace(':token', 'unknown-gift'),
  defaultCheckoutPaths.resume.fr.replace(':token', 'unknown-link'),
];
const person = {
  greetings: 'F',
  firstName: 'Maude',
  lastName: 'Tremblay',
  email: 'maude.tremblay@example.org',
  phoneNumber: '418 555-0199',
  phoneNumberType: 'mobile',
  birthYear: '1984',
  birthMonth: '5',
  'membership.codeOptionAdhesion': 'PLUS',
};
const address = { address: '455 3e Avenue', city: 'Québec', postalCode: 'G1L 2W2' };
const choices = { termSelected: 'annual', paymentSelected: 'card', renewalSelected: 'true' };

async function start(): Promise<Started & { readonly browser: StepBrowser }> {
  const started = await startOrders({ WORKER: 'off' });
  return { ...started, browser: openBrowser({ api: { baseUrl: started.api.baseUrl } }) };
}

const typed = pages.map((page) => `${page}?type=PLUS`);

/** Opens every page of the checkouts, and expects neither the database, the gateway nor the cookies to change. */
async function readEverything(
  { url, gateway, browser }: Awaited<ReturnType<typeof start>>,
  more: readonly string[] = typed,
): Promise<void> {
  // The counters of the rate limits count reads too.
  const state = async () => ({
    stored: await everythingStored(url, { except: 'rate_limits' }),
    calls: gateway.calls.count,
    cookies: [...browser.cookies],
  });
  const before = await state();
  for (const path of [...pages, ...more]) await browser.visit(path);
  expect(await state()).toEqual(before);
}

/** Answers the steps of a new member; `afterEach` runs after each. */
async function toReview(browser: StepBrowser, token: string, afterEach = async () => {}) {
  const posts = {
    '/fr/adhesion': person,
    '/fr/adhesion/membre-additionnel': {},
    '/fr/adhesion/adresse': address,
    '/fr/adhesion/paiement': { ...choices, payment: JSON.stringify(card(token)) },
  };
  for (const [path, answers] of Object.entries(posts)) {
    await browser.post(path, answers);
    await afterEach();
  }
  const review = await browser.visit('/fr/adhesion/revision');
  if (review.kind !== 'review') throw new Error(`The review was not reached: ${review.kind}`);
  return { contractAccepted: 'true', quoteId: review.quote.id };
}

it('before anything is answered', async () => {
  await readEverything(await start());
});

it('after each step', async () => {
  const started = await start();
  await toReview(started.browser, tokens.succeeds, () => readEverything(started));
});

it.each([
  ['is paid', tokens.succeeds, 'succeeded'],
  ['is declined', tokens.declined, 'declined'],
  ['waits for its bank', tokens.challenge, 'challenge'],
  ['has an unknown outcome', tokens.neverReceived, 'unknown'],
])('after an order that %s', async (_what, token, state) => {
  const started = await start();
  const { browser, db } = started;
  const confirmed = await toReview(browser, token);
  await browser.post('/fr/adhesion/revision', confirmed);
  const { rows } = await db.execute<{ id: string; state: string }>('SELECT id, state FROM payment_attempts');
  expect(rows).toMatchObject([{ state }]);
  const attempt = `/fr/adhesion/revision?attempt=${rows[0]?.id}`;
  await readEverything(started, [attempt, `${attempt}&challenge=1`, `${attempt}&checked=1`]);
});

it('for a member, before and after the payment step', async () => {
  const started = await start();
  const { browser, api } = started;
  browser.cookies.set('accessToken', await issueToken(api.store, testMembers.zoe.memberNumber));
  await readEverything(started);
  await browser.post(flowPaths(defaultCheckoutPaths, 'renewal').fr, {
    ...choices,
    payment: JSON.stringify(card()),
  });
  await readEverything(started);
});
