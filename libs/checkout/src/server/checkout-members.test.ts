import { createCheckout, previewQuote } from '@jalon/api-client/contract';
import { mockCard } from '@jalon/api-client/msw';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { memberApi, memberNumber, mockCheckout, refusing } from '../testing/mock-checkout.ts';
import { apiUrl, pageOf } from '../testing/step-browser.ts';

// The flows of members: a change and a renewal.

const { openBrowser, use } = mockCheckout();

const choices = { termSelected: 'annual', paymentSelected: 'card', renewalSelected: 'true' };
const card = { ...choices, payment: JSON.stringify(mockCard) };
const signInTo = (path: string) => `/fr/connexion?r=${encodeURIComponent(path)}`;

/** A browser in which a member with these details is signed in. */
function signedIn(changes: Parameters<typeof memberApi>[0] = {}) {
  use(memberApi(changes));
  const browser = openBrowser();
  browser.signIn(memberNumber);
  return browser;
}

const active = { dateExpiration: '2999-08-31' };
const ended = { codeStatutAdhesion: 'C' };
const modifyPath = '/fr/modifier-mon-adhesion';
const renewalPath = '/fr/renouvellement/paiement';

describe('a member who can’t use a flow reads why', () => {
  const notActive = { reason: 'notActive' };

  it.each([
    ['an additional member', modifyPath, { type: 'A' }, { reason: 'notMain' }],
    ['an additional member', renewalPath, { type: 'A' }, { reason: 'notMain' }],
    [
      'an ended membership',
      modifyPath,
      { ...ended, dateExpiration: '2025-08-31' },
      { reason: 'notActive', canRenew: true },
    ],
    ['a membership that was ended, on its last day', modifyPath, { ...active, ...ended }, notActive],
    ['a membership without an end', `${modifyPath}/paiement`, { dateExpiration: '' }, notActive],
    [
      'a membership outside the renewal period',
      renewalPath,
      { codeTypeRenouvellement: 'R', indEnRenouvellement: false },
      { reason: 'notInPeriod' },
    ],
  ])('%s at %s', async (_who, path, changes, expected) => {
    expect(await signedIn(changes).visit(path)).toMatchObject({ kind: 'notForMember', ...expected });
  });

  it.each([
    ['paymentProcessing', 'processing'],
    ['notInPeriod', 'notInPeriod'],
    ['notActive', 'notActive'],
  ])('when the API does not price it: %s', async (flow, reason) => {
    const browser = signedIn(active);
    use(refusing(previewQuote.path, 422, { errors: { flow } }));
    expect(await browser.visit(renewalPath)).toMatchObject({ kind: 'notForMember', reason });
  });

  it('and the main member of an active membership can use both', async () => {
    const browser = signedIn(active);
    expect(await browser.visit(modifyPath)).toMatchObject({ kind: 'step', step: 'registration' });
    expect(await browser.visit(renewalPath)).toMatchObject({
      kind: 'step',
      step: 'payment',
      // Known already: neither the address for a mailed link nor the way to extend the session is asked for.
      member: {
        email: expect.stringContaining('@'),
        session: { ends: expect.any(String) },
        signInAgain: `${signInTo(renewalPath)}&confirm=`,
      },
    });
  });
});

it.each([
  ['A', true],
  ['R', undefined],
])('the box for automatic renewal starts as the membership has it: %s', async (type, renewalSelected) => {
  const browser = signedIn({ ...active, codeTypeRenouvellement: type, indEnRenouvellement: true });
  const page = pageOf(await browser.visit(renewalPath), 'step');
  expect(page.step).toBe('payment');
  expect(page.answers.renewalSelected).toBe(renewalSelected);
});

it('a change of nothing leads back to the first step, which marks what the member has and says so', async () => {
  const browser = signedIn(active);
  const { presentType = '', answers } = pageOf(await browser.visit(modifyPath), 'step');
  expect(presentType).toBe('PLUS');
  expect(answers).toMatchObject({ indOptionVR: true });
  await browser.post(modifyPath, { 'membership.codeOptionAdhesion': presentType, indOptionVR: 'true' });
  expect(await browser.visit(`${modifyPath}/paiement`)).toMatchObject({
    kind: 'step',
    step: expect.stringMatching(/registration|addMember/),
  });
  const end = await browser.post(`${modifyPath}/membre-additionnel`, {});
  expect(end).toMatchObject({ kind: 'step', step: 'registration', isUnchanged: true });
});

describe('a session that ends at the payment step', () => {
  const reviewPath = '/fr/renouvellement/revision';

  it('in the browser, leads to signing in and back to the review', async () => {
    const browser = signedIn();
    const token = browser.cookies.get('accessToken') ?? '';
    browser.cookies.delete('accessToken');
    await browser.post(renewalPath, card);
    expect(browser.lastRedirect).toBe(signInTo(reviewPath));
    browser.cookies.set('accessToken', token);
    expect(await browser.visit(reviewPath)).toMatchObject({
      kind: 'review',
      reference: { lastFour: '4242' },
    });
  });

  it('at the API, which then has no price, leads there too and ends it in the browser', async () => {
    const browser = signedIn();
    use(
      http.post(apiUrl + createCheckout.path, () => HttpResponse.json({ id: 'kept' }), { once: true }),
      refusing(previewQuote.path, 401, { once: true }),
    );
    await browser.post(renewalPath, card);
    expect(browser.lastRedirect).toBe(signInTo(reviewPath));
    expect(browser.cookies.has('accessToken')).toBe(false);
  });

  it('keeps the choices when the card is still to be given', async () => {
    const browser = signedIn();
    const token = browser.cookies.get('accessToken') ?? '';
    browser.cookies.delete('accessToken');
    await browser.post(renewalPath, { ...choices, termSelected: 'monthly' });
    expect(browser.lastRedirect).toBe(signInTo(renewalPath));
    browser.cookies.set('accessToken', token);
    expect(await browser.visit(renewalPath)).toMatchObject({ answers: { termSelected: 'monthly' } });
  });
});
