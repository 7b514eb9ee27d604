import {
  changePassword,
  createSavedPaymentPage,
  endSessions,
  getMember,
  getPaymentSettings,
  getSavedPayment,
  getSavedPaymentPage,
  listSessions,
  setAutomaticRenewal,
  signIn,
  signOut,
} from '@jalon/api-client/contract';
import {
  createCallStates,
  createMaintenanceHandlers,
  createMemberHandlers,
  createPasswordHandlers,
  createRenewalHandlers,
  createSavedPaymentHandlers,
  createSessionHandlers,
  createSignInHandlers,
  mockAccountToken,
  mockMembers,
  mockPasswordToken,
} from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockApi } from '../../../../../tools/vite/mock-api.ts';
import { sampleMemberships } from '../../samples/index.ts';
import { apiUrl, openBrowser as openAt } from '../../testing/account-browser.ts';
import { defaultAccountPaths } from '../account-paths.ts';

// The pages of an account, visited by a browser without scripts.

const at = { baseUrl: apiUrl };
const { api, requests, use } = mockApi(apiUrl, () => {
  // Each test has its own accounts: changed passwords last.
  const members = [...mockMembers];
  return [
    ...createSignInHandlers({ ...at, members }),
    ...createMemberHandlers({ ...at, members }),
    ...createSessionHandlers({ ...at, members }),
    ...createPasswordHandlers({ ...at, members }),
    ...createRenewalHandlers(at),
    ...createSavedPaymentHandlers(at),
    ...createMaintenanceHandlers(at),
    http.get(apiUrl + getPaymentSettings.path, () =>
      HttpResponse.json({ gateway: 'sandbox', origin: 'http://localhost:3002' }),
    ),
  ];
});
const openBrowser: typeof openAt = (options) => openAt({ api, ...options });
const paths = defaultAccountPaths;
const username = 'zoe.cote';
const credentials = { username, password: 'jalon-demonstration' };
const newPassword = 'quatre mots pris au hasard';
const signOutForm = { intent: 'sign-out' };

async function signedIn(options: Parameters<typeof openBrowser>[0] = {}) {
  const browser = openBrowser(options);
  await browser.post(paths.signIn.fr, credentials);
  return browser;
}

type Calls = Parameters<typeof createCallStates>[0];

/** The API refuses these calls. */
const refuse = (state: keyof ReturnType<typeof createCallStates>, ...calls: Calls) =>
  use(...createCallStates(calls, at)[state]);

describe('signing in', () => {
  it('leads to the member area, with both cookies of a session', async () => {
    const browser = openBrowser({ memberships: (locale) => sampleMemberships[locale] });
    const answer = await browser.account.post(browser.requestOf(paths.signIn.en, credentials));
    expect(answer).toMatchObject({ kind: 'redirect', status: 303, location: paths.memberArea.en });
    const [token = '', info = ''] = answer.headers.map(([, value]) => value);
    // The host is not on this machine: its proxy may have ended TLS.
    expect(token).toMatch(/^accessToken=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    expect(info).toMatch(/^memberInfo=[^;]+; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/);
    browser.keep(answer.headers);
    expect(await browser.visit(paths.memberArea.fr)).toMatchObject({
      kind: 'memberArea',
      status: 200,
      member: { name: 'Zoé', memberNumber: '1000000017' },
      typeNames: { PLUS: 'Jalon Plus' },
    });
  });

  it('needs no TLS on the same machine', async () => {
    const { account } = openBrowser();
    const body = new URLSearchParams(credentials);
    const request = new Request(`http://localhost:3000${paths.signIn.fr}`, { method: 'POST', body });
    const { headers } = await account.post(request);
    expect(headers).toHaveLength(2);
    for (const [, cookie] of headers) expect(cookie).not.toContain('Secure');
  });

  it('returns to the page that asked for it', async () => {
    const signIn = `${paths.signIn.fr}?r=${encodeURIComponent('/fr/nous-joindre?a=1#b')}`;
    const browser = openBrowser({
      translate: (path) => (path === '/fr/nous-joindre' ? '/en/contact-us' : undefined),
    });
    const page = await browser.visit(signIn);
    expect(page).toMatchObject({
      kind: 'signIn',
      returnPath: '/fr/nous-joindre?a=1#b',
      here: { fr: signIn, en: `${paths.signIn.en}?r=${encodeURIComponent('/en/contact-us?a=1#b')}` },
    });
    expect(await browser.post(signIn, { ...credentials, r: '/fr/nous-joindre?a=1#b' })).toMatchObject({
      kind: 'elsewhere',
      path: '/fr/nous-joindre?a=1#b',
    });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', paths.signIn.en])(
    'does not lead to %s',
    async (r) => {
      const page = await openBrowser().visit(`${paths.signIn.fr}?${new URLSearchParams({ r })}`);
      expect(page).toMatchObject({ kind: 'signIn', here: paths.signIn });
      expect(page).not.toHaveProperty('returnPath');
      expect(await openBrowser().post(paths.signIn.fr, { ...credentials, r })).toMatchObject({
        kind: 'memberArea',
      });
    },
  );

  it('keeps the username when the password is wrong, and says so at both fields', async () => {
    const browser = openBrowser();
    const page = await browser.post(paths.signIn.fr, { username, password: 'wrong' });
    expect(page).toMatchObject({
      kind: 'signIn',
      // HTTP asks for a challenge with 401.
      status: 422,
      rejected: { username, errors: { username: 'incorrectConnection', password: 'incorrectConnection' } },
    });
    expect(JSON.stringify(page)).not.toContain('wrong');
    expect(browser.cookies.size).toBe(0);
  });

  it('names the fields that are empty', async () => {
    const page = await openBrowser().post(paths.signIn.fr, {});
    const errors = { username: 'required', password: 'required' };
    expect(page).toMatchObject({ status: 422, rejected: { errors } });
  });

  it('says how long to wait after too many attempts', async () => {
    refuse('tooMany', signIn);
    const page = await openBrowser().post(paths.signIn.fr, credentials);
    const rejected = { errors: { generic: 'tooMany' }, retryAfter: 900 };
    expect(page).toMatchObject({ status: 429, rejected });
    expect(page.headers.get('retry-after')).toBe('900');
  });

  it('keeps the form while the API is unavailable', async () => {
    refuse('unavailable', signIn);
    expect(await openBrowser().post(paths.signIn.fr, credentials)).toMatchObject({
      kind: 'signIn',
      status: 503,
      rejected: { username },
    });
  });

  it('leads to the page of the maintenance', async () => {
    use(...createMaintenanceHandlers({ ...at, status: 'on' }));
    expect(await openBrowser().visit(paths.signIn.en)).toMatchObject({
      kind: 'elsewhere',
      path: '/en/maintenance',
    });
  });

  it('does not wait for the member details, which the next page adds', async () => {
    refuse('unavailable', getMember);
    const browser = openBrowser();
    expect(await browser.post(paths.signIn.fr, credentials)).toMatchObject({
      kind: 'memberUnavailable',
      status: 503,
    });
    expect([...browser.cookies.keys()]).toEqual(['accessToken']);
    expect(await browser.visit(paths.signIn.fr)).toMatchObject({
      kind: 'signedIn',
      memberNumber: '1000000017',
    });
    use(...createMemberHandlers(at));
    await browser.visit(paths.memberArea.fr);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['accessToken', 'memberInfo']);
  });

  it('shows who is signed in, and asks for the password again on request', async () => {
    const browser = await signedIn();
    expect(await browser.visit('/en-ca/sign-in')).toMatchObject({ kind: 'signedIn', name: 'Zoé Côté' });
    expect(await browser.visit(`${paths.signIn.fr}?confirm=&r=/fr`)).toMatchObject({
      kind: 'signIn',
      isConfirmation: true,
      here: { en: `${paths.signIn.en}?r=%2Ffr&confirm=` },
    });
  });
});

it('a post from a page of another site changes nothing', async () => {
  const browser = openBrowser();
  const headers = { origin: 'https://evil.example' };
  const page = await browser.post(paths.signIn.fr, credentials, headers);
  expect(page).toMatchObject({ kind: 'signIn', status: 403 });
  expect(browser.cookies.size).toBe(0);
  const answer = await browser.account.session(browser.requestOf('/fr/session', credentials, headers));
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

describe('the sign-in form with a script', () => {
  it('gets the next page and the cookies', async () => {
    const { account, requestOf } = openBrowser();
    const answer = await account.session(requestOf('/en/session', { ...credentials, r: '/en/help' }));
    expect(await answer.json()).toEqual({ target: '/en/help' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toHaveLength(2);
  });

  it('gets the errors', async () => {
    refuse('tooMany', signIn);
    const { account, requestOf } = openBrowser();
    const answer = await account.session(requestOf('/en/session', credentials));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await answer.json()).toEqual({ errors: { generic: 'tooMany' }, retryAfter: 900 });
  });

  it('keeps an open session in use, and says when it has ended', async () => {
    const keep = { intent: 'keep' };
    const browser = await signedIn();
    expect((await browser.account.session(browser.requestOf('/en/session', keep))).status).toBe(204);
    refuse('unauthenticated', getMember);
    expect((await browser.account.session(browser.requestOf('/en/session', keep))).status).toBe(401);
    const visitor = openBrowser();
    expect((await visitor.account.session(visitor.requestOf('/en/session', keep))).status).toBe(401);
  });

  it('has a page for a browser that opens its address', async () => {
    const { account, requestOf } = openBrowser();
    const answer = await account.session(requestOf('/en/session'));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, paths.signIn.en]);
  });
});

describe('signing out', () => {
  it('ends the session everywhere', async () => {
    const browser = await signedIn();
    const token = browser.cookies.get('accessToken') ?? '';
    expect(await browser.post(paths.signIn.fr, signOutForm)).toMatchObject({ kind: 'elsewhere', path: '/' });
    expect(browser.cookies.size).toBe(0);
    // A copy of the token does not work any more, and is deleted too.
    browser.cookies.set('accessToken', token);
    expect(await browser.visit(paths.memberArea.fr)).toMatchObject({
      kind: 'signIn',
      returnPath: paths.memberArea.fr,
    });
    expect(browser.cookies.size).toBe(0);
  });

  it('deletes the cookies although the API does not answer, and says so in the log', async () => {
    const log = { warn: vi.fn() };
    const browser = await signedIn({ log });
    await browser.post(paths.signIn.fr, signOutForm);
    expect(log.warn).not.toHaveBeenCalled();
    await browser.post(paths.signIn.fr, credentials);
    refuse('unavailable', signOut);
    await browser.post(paths.signIn.fr, signOutForm);
    expect(browser.cookies.size).toBe(0);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ code: 'unavailable' }, expect.any(String));
  });
});

describe('a page of members', () => {
  const pages = [paths.memberArea, paths.security, paths.savedPayment].map(({ fr }) => fr);

  it.each(pages)('%s asks a visitor to sign in, and is opened then', async (path) => {
    const browser = openBrowser();
    const page = await browser.visit(`${path}?a=1`);
    expect(page).toMatchObject({ kind: 'signIn', returnPath: `${path}?a=1` });
    expect(await browser.post(page.path, { ...credentials, r: path })).toMatchObject({ path });
  });

  it.each(pages)('%s asks to sign in again once the session has ended', async (path) => {
    const browser = await signedIn();
    refuse('unauthenticated', getMember, listSessions, getSavedPayment);
    expect(await browser.visit(path)).toMatchObject({ kind: 'signIn', returnPath: path });
    expect(browser.cookies.size).toBe(0);
  });

  it.each(pages)('%s asks to sign in where a post comes without a session', async (path) => {
    expect(await openBrowser().post(path, {})).toMatchObject({ kind: 'signIn', returnPath: path });
  });

  it.each(pages)('%s stays the member’s while the API is unavailable', async (path) => {
    const browser = await signedIn();
    refuse('unavailable', getMember, listSessions, getSavedPayment);
    const page = await browser.visit(path);
    expect(page).toMatchObject({ kind: 'memberUnavailable', status: 503 });
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(browser.cookies.has('accessToken')).toBe(true);
  });

  it('is never kept in a cache, nor is a page without a session', async () => {
    const [member, visitor] = [await signedIn(), openBrowser()];
    const open = [paths.signIn.fr, paths.forgottenPassword.fr, `${paths.newPassword.fr}?token=secret`];
    const answers = [...pages.map(member.visit), ...open.map(visitor.visit)];
    for (const { headers } of await Promise.all(answers))
      expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a forgotten password', () => {
  const openPage = () => ({ fr: '/fr/renouvellement/paiement', en: '/en/renewal/payment' });

  it('is answered alike whether or not the account exists', async () => {
    const ask = (name: string) => openBrowser().post(paths.forgottenPassword.fr, { username: name });
    const known = await ask(username);
    expect(known).toMatchObject({ kind: 'linkSent', links: { signIn: paths.signIn.fr } });
    expect(await ask('nobody')).toEqual(known);
  });

  it('needs a username', async () => {
    expect(await openBrowser().post(paths.forgottenPassword.fr, { username: ' ' })).toMatchObject({
      kind: 'forgottenPassword',
      status: 422,
      rejected: { errors: { username: 'required' }, username: ' ' },
    });
  });

  it('is replaced by the mailed link, which returns to what the member left open', async () => {
    const browser = await signedIn({ openPage });
    const path = `${paths.newPassword.fr}?token=${mockPasswordToken}`;
    const page = await browser.visit(path);
    expect(page).toMatchObject({ kind: 'newPassword', token: mockPasswordToken, here: { fr: path } });
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(await browser.post(path, { token: mockPasswordToken, newPassword })).toMatchObject({
      kind: 'signIn',
      hasNewPassword: true,
      returnPath: '/fr/renouvellement/paiement',
    });
    expect(browser.cookies.size).toBe(0);
    expect(await browser.post(paths.signIn.fr, credentials)).toMatchObject({ status: 422 });
    expect(await browser.post(paths.signIn.fr, { username, password: newPassword })).toMatchObject({
      kind: 'memberArea',
    });
  });

  it('stays when the link was used or has expired', async () => {
    const path = `${paths.newPassword.en}?token=used`;
    const page = await openBrowser().post(path, { token: 'used', newPassword: 'four words at random' });
    expect(page).toMatchObject({
      kind: 'newPassword',
      status: 422,
      token: 'used',
      rejected: { errors: { token: 'expired' } },
    });
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });

  it('stays when the new one is too short or too easy', async () => {
    const post = (newPassword: string) =>
      openBrowser().post(`${paths.newPassword.fr}?token=a`, { token: mockPasswordToken, newPassword });
    expect(await post('court')).toMatchObject({ rejected: { errors: { newPassword: 'tooShort' } } });
    expect(await post('passwordpassword')).toMatchObject({
      rejected: { errors: { newPassword: 'tooEasy' } },
    });
  });

  it('of a new member is chosen with the link, which opens the member area', async () => {
    const browser = openBrowser({ openPage });
    const path = `${paths.newPassword.fr}?token=${mockAccountToken}&new=`;
    const page = await browser.visit(path);
    expect(page).toMatchObject({ kind: 'newPassword', isFirst: true, here: { fr: path } });
    expect(await browser.post(path, { token: mockAccountToken, newPassword: 'court' })).toMatchObject({
      isFirst: true,
      rejected: { errors: { newPassword: 'tooShort' } },
    });
    expect(await browser.post(path, { token: mockAccountToken, newPassword })).toMatchObject({
      kind: 'memberArea',
      done: 'account',
    });
    expect([...browser.cookies.keys()].toSorted()).toEqual(['accessToken', 'memberInfo']);
  });

  it('of a new member is kept when signing in fails: the member signs in later', async () => {
    refuse('unavailable', signIn);
    const browser = openBrowser();
    const path = `${paths.newPassword.fr}?token=${mockAccountToken}&new=`;
    expect(await browser.post(path, { token: mockAccountToken, newPassword })).toMatchObject({
      kind: 'signIn',
      hasNewPassword: true,
    });
  });

  it('can’t be replaced without a link', async () => {
    expect(await openBrowser().visit(paths.newPassword.fr)).toMatchObject({ kind: 'noLink' });
  });
});

describe('password and sessions', () => {
  const change = (passwords: Readonly<Record<string, string>>) => ({
    intent: 'change-password',
    ...passwords,
  });
  const end = (session: string) => ({ intent: 'end-sessions', session });

  it('a changed password ends the other sessions', async () => {
    const [browser, phone] = [await signedIn(), await signedIn()];
    const form = change({ currentPassword: credentials.password, newPassword });
    const page = await browser.post(paths.security.fr, form);
    expect(page).toMatchObject({ kind: 'security', done: 'password', username });
    expect(page.kind === 'security' && page.sessions.map(({ current }) => current)).toEqual([true]);
    expect(await phone.visit(paths.memberArea.fr)).toMatchObject({ kind: 'signIn' });
  });

  it('says that the present password is wrong', async () => {
    const browser = await signedIn();
    const page = await browser.post(paths.security.fr, change({ currentPassword: 'wrong', newPassword }));
    expect(page).toMatchObject({
      kind: 'security',
      status: 422,
      isNotEnded: false,
      rejected: { errors: { currentPassword: 'incorrect' } },
    });
    expect(JSON.stringify(page)).not.toContain(newPassword);
  });

  it('says how long to wait after too many attempts', async () => {
    const browser = await signedIn();
    refuse('tooMany', changePassword);
    const page = await browser.post(paths.security.fr, change({ currentPassword: 'a', newPassword }));
    expect(page).toMatchObject({ status: 429, rejected: { retryAfter: 900 } });
  });

  it('one session, the others or the own one are ended', async () => {
    const [browser, phone, tablet] = [await signedIn(), await signedIn(), await signedIn()];
    const page = await browser.visit(paths.security.fr);
    if (page.kind !== 'security') throw new Error('The page was not shown');
    const [own, ...others] = page.sessions.map(({ id }) => id);
    expect(others.length).toBeGreaterThanOrEqual(2);
    // The latest sign-in is listed first.
    expect(await browser.post(paths.security.fr, end(others[0] ?? ''))).toMatchObject({ done: 'session' });
    expect(await tablet.visit(paths.memberArea.fr)).toMatchObject({ kind: 'signIn' });
    expect(await browser.post(paths.security.fr, end('others'))).toMatchObject({ done: 'others' });
    expect(await phone.visit(paths.memberArea.fr)).toMatchObject({ kind: 'signIn' });
    expect(await browser.post(paths.security.fr, end(own ?? ''))).toMatchObject({
      kind: 'elsewhere',
      path: '/',
    });
    expect(browser.cookies.size).toBe(0);
  });

  it('says that a session is still open', async () => {
    const browser = await signedIn();
    refuse('unavailable', endSessions);
    const page = await browser.post(paths.security.fr, end('others'));
    expect(page).toMatchObject({ kind: 'security', status: 503, isNotEnded: true });
    expect(page).not.toHaveProperty('rejected');
  });

  it.each([
    [changePassword, change({ currentPassword: 'a', newPassword })],
    [endSessions, end('others')],
  ])('asks to sign in again if the session has ended: $path', async (refused, form) => {
    const browser = await signedIn();
    refuse('unauthenticated', refused);
    expect(await browser.post(paths.security.fr, form)).toMatchObject({ kind: 'signIn' });
    expect(browser.cookies.size).toBe(0);
  });
});

describe('automatic renewal', () => {
  it('is switched off and on again, with the accepted text', async () => {
    const browser = await signedIn();
    const post = (form: Readonly<Record<string, string>>) => browser.post(paths.memberArea.en, form);
    expect(await post({ automaticRenewal: 'off' })).toMatchObject({ done: 'off', renewal: { isOn: false } });
    expect(await post({ automaticRenewal: 'on', consentVersion: '1' })).toMatchObject({
      done: 'on',
      renewal: { isOn: true },
    });
    const puts = requests().filter(({ method }) => method === 'PUT');
    expect(await Promise.all(puts.map((request) => request.json()))).toEqual([
      { isOn: false },
      { isOn: true, consent: { version: '1', locale: 'en' } },
    ]);
  });

  it('says that it was not switched', async () => {
    const browser = await signedIn();
    const post = (form: Readonly<Record<string, string>>) => browser.post(paths.memberArea.fr, form);
    const failed = { kind: 'memberArea', isFailed: true };
    expect(await post({})).toMatchObject({ ...failed, status: 422 });
    const automaticRenewal = { isOn: false, obstacle: 'tooLate' } as const;
    use(...createRenewalHandlers({ ...at, automaticRenewal }));
    expect(await post({ automaticRenewal: 'on' })).toMatchObject({ ...failed, status: 422 });
    refuse('unavailable', setAutomaticRenewal);
    expect(await post({ automaticRenewal: 'off' })).toMatchObject({ ...failed, status: 503 });
  });
});

describe('the saved payment', () => {
  const entered = 'secret-of-saved-page-1';
  const page = `${paths.savedPayment.fr}?page=saved-page-1&entered=${entered}`;
  /** How the gateway’s page ended. */
  const gatewayGives = (result: object) =>
    use(http.get(apiUrl + getSavedPaymentPage.path, () => HttpResponse.json(result)));

  it('is replaced on the gateway’s page, and confirmed on the way back', async () => {
    const browser = await signedIn();
    const toGateway = await browser.post(
      paths.savedPayment.fr,
      { paymentSelected: 'card' },
      { origin: 'http://club.test' },
    );
    expect(toGateway).toMatchObject({ kind: 'elsewhere', status: 303 });
    const asked = requests().filter(({ url }) => url === apiUrl + createSavedPaymentPage.path);
    expect(asked.map(({ headers }) => headers.get('origin'))).toEqual(['http://club.test']);
    gatewayGives({ state: 'complete', payment: { method: 'card', brand: 'mastercard', lastFour: '4444' } });
    const back = await browser.visit(page);
    expect(back).toMatchObject({
      kind: 'savedPayment',
      fresh: { page: 'saved-page-1', entered, payment: { method: 'card', lastFour: '4444' } },
      security: { csp: { 'form-action': ['http://localhost:3002'] } },
    });
    expect(back.headers.get('referrer-policy')).toBe('same-origin');
    expect(await browser.post(page, { page: 'saved-page-1', entered })).toMatchObject({
      isDone: true,
      saved: { payment: { lastFour: '4444' } },
    });
  });

  it('needs the agreement for a bank account', async () => {
    const browser = await signedIn();
    await browser.post(paths.savedPayment.fr, { paymentSelected: 'bank' });
    gatewayGives({ state: 'complete', payment: { method: 'bank', lastFour: '6789' } });
    expect(await browser.post(page, { page: 'saved-page-1', entered })).toMatchObject({
      status: 422,
      problem: 'required',
      fresh: { payment: { lastFour: '6789' } },
    });
    const accepted = { page: 'saved-page-1', entered, mandateAccepted: 'on', mandateVersion: '1' };
    expect(await browser.post(page, accepted)).toMatchObject({ isDone: true });
  });

  it('can’t be a card that someone else typed on the gateway’s page', async () => {
    const browser = await signedIn();
    await browser.post(paths.savedPayment.fr, { paymentSelected: 'card' });
    const guessed = `${paths.savedPayment.fr}?page=saved-page-1`;
    const back = await browser.visit(guessed);
    expect(back).toMatchObject({ problem: 'invalid' });
    expect(back).not.toHaveProperty('fresh');
    for (const guess of ['', 'a-guessed-secret']) {
      const form = { page: 'saved-page-1', entered: guess };
      expect(await browser.post(guessed, form)).toMatchObject({ status: 422, problem: 'invalid' });
    }
  });

  it('says that the page of the gateway is not known or was left', async () => {
    const browser = await signedIn();
    gatewayGives({ state: 'expired' });
    expect(await browser.visit(page)).toMatchObject({ problem: 'invalid' });
    expect(await browser.post(page, { page: 'another' })).toMatchObject({ status: 422, problem: 'invalid' });
    gatewayGives({ state: 'cancelled' });
    expect(await browser.visit(page)).not.toHaveProperty('problem');
  });

  it('stays when the gateway can’t be reached', async () => {
    const browser = await signedIn();
    refuse('unavailable', createSavedPaymentPage);
    expect(await browser.post(paths.savedPayment.fr, { paymentSelected: 'card' })).toMatchObject({
      kind: 'savedPayment',
      status: 503,
      problem: 'away',
    });
  });
});

describe('another page of the host', () => {
  const path = paths.contactDetails.fr;

  it('asks a visitor to sign in, but not over a post', async () => {
    const { account, requestOf } = openBrowser();
    const location = `${paths.signIn.fr}?${new URLSearchParams({ r: path })}`;
    expect(account.signInFirst(requestOf(path))).toMatchObject({ location });
    expect(await account.member(requestOf(path))).toMatchObject({ kind: 'redirect', location });
    expect(account.signInFirst(requestOf(path, {}))).toBeUndefined();
  });

  it('gets the member, and the way to confirm the password', async () => {
    const { account, requestOf } = await signedIn();
    expect(account.signInFirst(requestOf(path))).toBeUndefined();
    expect(await account.member(requestOf(path))).toMatchObject({ kind: 'member', emailIsLocked: false });
    expect(account.confirmPaths(requestOf(path)).en).toBe(
      `${paths.signIn.en}?r=${encodeURIComponent(paths.contactDetails.en)}&confirm=`,
    );
    const [[name, cookie] = []] = await account.memberInfo(requestOf(path));
    expect([name, cookie?.slice(0, 11)]).toEqual(['set-cookie', 'memberInfo=']);
    refuse('unavailable', getMember);
    expect(await account.member(requestOf(path))).toMatchObject({
      kind: 'page',
      status: 503,
      view: { kind: 'memberUnavailable', here: paths.contactDetails },
    });
    expect(await account.memberInfo(requestOf(path))).toEqual([]);
  });
});

it('locks the email address a quarter of an hour after the sign-in, where the club asks for the password', async () => {
  const club = { ...defaultClub, contactDetails: { emailAsksPassword: true } };
  const { account, requestOf } = await signedIn({ club });
  const signedInAt = Date.now();
  onTestFinished(() => void vi.useRealTimers());
  for (const [minutes, emailIsLocked] of [
    [14, false],
    [15, true],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: signedInAt + minutes * 60_000 });
    expect(await account.member(requestOf(paths.contactDetails.fr))).toMatchObject({ emailIsLocked });
  }
});

it('a host without a path for the form with a script has every page', async () => {
  const browser = openBrowser({ paths: { ...paths, session: undefined } });
  const page = await browser.visit(paths.memberArea.fr);
  expect(page).toMatchObject({ kind: 'signIn', here: { en: expect.stringContaining('connected-space') } });
  expect(page).not.toHaveProperty('links.session');
  expect(await browser.post(page.path, { ...credentials, r: paths.memberArea.fr })).toMatchObject({
    kind: 'memberArea',
  });
});

it('every address can be renamed', async () => {
  const renamed = (name: string) => ({ fr: `/${name}-fr`, en: `/en/${name}` });
  const own = Object.fromEntries(Object.keys(paths).map((name) => [name, renamed(name)]));
  const browser = openBrowser({ paths: own as unknown as typeof paths });
  const page = await browser.post('/signIn-fr', credentials);
  expect(page).toMatchObject({ kind: 'memberArea', path: '/memberArea-fr' });
  expect(JSON.stringify(page)).not.toMatch(
    new RegExp(
      Object.values(paths)
        .map(({ fr }) => `"${fr}"`)
        .join('|'),
    ),
  );
});

it('names an address that is not in the paths', async () => {
  const { account, requestOf } = openBrowser({ club: defaultClub });
  await expect(account.load(requestOf('/fr/compte'))).rejects.toThrow('/fr/compte is no page of an account');
});

it.each([
  [{ api: {} }, 'createAccount needs api.baseUrl'],
  [{ club: undefined as never }, 'createAccount needs club'],
  [
    { paths: { ...paths, signIn: { fr: 'connexion', en: '/en/sign-in' } } },
    'createAccount needs paths.signIn.fr',
  ],
])('an account is not created without what the engine needs: %j', (changes, message) => {
  expect(() => openBrowser(changes)).toThrow(message);
});
