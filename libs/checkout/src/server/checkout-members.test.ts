import {
  createCheckout,
  getMember,
  getMembershipPrices,
  type MemberSource,
  previewQuote,
} from '@jalon/api-client/contract';
import {
  createCheckoutHandlers,
  mockCard,
  mockMembers,
  mockOptionPrices,
  mockPrices,
} from '@jalon/api-client/msw';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { apiUrl, openBrowser } from '../testing/step-browser.ts';

// The flows of members: a change and a renewal.

const server = mockServer();

const zoe = mockMembers[0]?.source as MemberSource;
type Membership = MemberSource['resMemberData']['membres'][0]['dossierAdhesion'];

const choices = { termSelected: 'annual', paymentSelected: 'card', renewalSelected: 'true' };
const card = { ...choices, payment: JSON.stringify(mockCard) };
const signInTo = (path: string) => `/fr/connexion?r=${encodeURIComponent(path)}`;

/** A browser in which a member is signed in. The API answers with the changed details. */
function signedIn({ type = 'P', ...changes }: Partial<Membership> & { readonly type?: string } = {}) {
  const [member] = zoe.resMemberData.membres;
  const source = {
    ...zoe,
    resMemberData: {
      membres: [
        { ...member, codeTypeMembre: type, dossierAdhesion: { ...member.dossierAdhesion, ...changes } },
      ],
    },
  };
  server.use(
    ...createCheckoutHandlers({ baseUrl: apiUrl }),
    http.get(apiUrl + getMember.path, () => HttpResponse.json(source)),
    http.get(apiUrl + getMembershipPrices.path, () =>
      HttpResponse.json({ date: '2026-11-23', prices: mockPrices, options: mockOptionPrices }),
    ),
  );
  const browser = openBrowser();
  browser.signIn(member.noMembre);
  return browser;
}

const modifyPath = '/fr/modifier-mon-adhesion';
const renewalPath = '/fr/renouvellement/paiement';

describe('a member who can’t use a flow reads why', () => {
  it.each([
    ['an additional member', modifyPath, { type: 'A' }, { reason: 'notMain' }],
    ['an additional member', renewalPath, { type: 'A' }, { reason: 'notMain' }],
    [
      'an ended membership',
      modifyPath,
      { codeStatutAdhesion: 'C', dateExpiration: '2025-08-31' },
      { reason: 'notActive', canRenew: true },
    ],
    [
      'a membership without an end',
      `${modifyPath}/paiement`,
      { dateExpiration: '' },
      { reason: 'notActive' },
    ],
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
    const browser = signedIn({ dateExpiration: '2999-08-31' });
    server.use(
      http.post(apiUrl + previewQuote.path, () =>
        HttpResponse.json({ status: 'error', code: 'invalid_fields', errors: { flow } }, { status: 422 }),
      ),
    );
    expect(await browser.visit(renewalPath)).toMatchObject({ kind: 'notForMember', reason });
  });

  it('on the last day of a membership that was ended', async () => {
    const browser = signedIn({ codeStatutAdhesion: 'C', dateExpiration: '2999-08-31' });
    expect(await browser.visit(modifyPath)).toMatchObject({ kind: 'notForMember', reason: 'notActive' });
  });

  it('and the main member of an active membership can use both', async () => {
    const browser = signedIn({ dateExpiration: '2999-08-31' });
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
  const browser = signedIn({
    dateExpiration: '2999-08-31',
    codeTypeRenouvellement: type,
    indEnRenouvellement: true,
  });
  const page = await browser.visit(renewalPath);
  expect(page).toMatchObject({ kind: 'step', step: 'payment' });
  expect('answers' in page && page.answers.renewalSelected).toBe(renewalSelected);
});

it('a change of nothing leads back to the first step, which marks what the member has and says so', async () => {
  const browser = signedIn({ dateExpiration: '2999-08-31' });
  const first = await browser.visit(modifyPath);
  const present = 'presentType' in first ? (first.presentType ?? '') : '';
  expect(present).toMatch(/^[A-Z]+$/);
  const had = 'answers' in first ? first.answers : {};
  const hadOption = (had as { indOptionVR?: boolean }).indOptionVR;
  await browser.post(modifyPath, {
    'membership.codeOptionAdhesion': present,
    ...(hadOption && { indOptionVR: 'true' }),
  });
  expect(await browser.visit(`${modifyPath}/paiement`)).toMatchObject({
    kind: 'step',
    step: expect.stringMatching(/registration|addMember/),
  });
  const members = 'presentMembers' in first ? first.presentMembers : [];
  const same = members.flatMap(({ memberNumber, indOptionVR }, index) => [
    [`modifiedMembers.${index}.memberNumber`, memberNumber],
    ...(indOptionVR ? [[`modifiedMembers.${index}.indOptionVR`, 'true']] : []),
  ]);
  const end = await browser.post(`${modifyPath}/membre-additionnel`, Object.fromEntries(same));
  expect(end).toMatchObject({ kind: 'step', step: 'registration', isUnchanged: true });
});

describe('a session that ends at the payment step', () => {
  it('in the browser, leads to signing in and back to the review', async () => {
    const browser = signedIn();
    const token = browser.cookies.get('accessToken') ?? '';
    browser.cookies.delete('accessToken');
    await browser.post(renewalPath, card);
    expect(browser.lastRedirect).toBe(signInTo('/fr/renouvellement/revision'));
    browser.cookies.set('accessToken', token);
    expect(await browser.visit('/fr/renouvellement/revision')).toMatchObject({
      kind: 'review',
      reference: { lastFour: '4242' },
    });
  });

  it('at the API, which then has no price, leads there too and ends it in the browser', async () => {
    const browser = signedIn();
    server.use(
      http.post(apiUrl + createCheckout.path, () => HttpResponse.json({ id: 'kept' }), { once: true }),
      http.post(
        apiUrl + previewQuote.path,
        () => HttpResponse.json({ status: 'error', code: 'unauthenticated', errors: {} }, { status: 401 }),
        { once: true },
      ),
    );
    await browser.post(renewalPath, card);
    expect(browser.lastRedirect).toBe(signInTo('/fr/renouvellement/revision'));
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
