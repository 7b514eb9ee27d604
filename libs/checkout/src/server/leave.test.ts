import { call, getCheckout, isCallError, mailResumeLink, createCheckout as saveNew } from '@jalon/api-client';
import { expect, it } from 'vitest';
import { defaultCheckoutPaths } from '../flow-pages.ts';
import { mockCheckout } from '../testing/mock-checkout.ts';
import { openMemberFlow } from './index.ts';

const { api, openBrowser } = mockCheckout();
const keepOn = (pathname: string) => pathname.includes('/a-propos/');
const checkout = openBrowser({ keepOn }).checkout;

/** The response to a request for a page, in a browser with these cookies. */
function ask(path: string, cookie: string, headers: Readonly<Record<string, string>> = {}) {
  const request = new Request(`https://club.test${path}`, { headers: { cookie, ...headers } });
  return checkout.leave(request, async () => new Response('a page'));
}

it.each([
  ['a step', '/fr/adhesion/adresse', true],
  ['the first step', '/en/gift-a-membership', true],
  ['a step in the other language', '/en-ca/renewal/review?attempt=a', true],
  ['the address of a flow without a step of its own', '/fr/renouvellement', true],
  ['a page that the host names', '/fr/a-propos/politique-de-confidentialite', true],
  ['the link to go on elsewhere', '/fr/reprendre/abc', true],
  ['signing in again for a step', '/fr/connexion?r=/fr/renouvellement/revision', true],
  ['signing in for something else', '/fr/connexion?r=/fr/espace-connecte', false],
  ['signing in', '/fr/connexion', false],
  ['a return to another site', '/fr/connexion?r=https://evil.example/fr/adhesion', false],
  ['a return to another site without its protocol', '/fr/connexion?r=//evil.example/fr/adhesion', false],
  ['the home page', '/fr', false],
  ['a page below a flow that is no step', '/fr/adhesion/inconnue', false],
])('%s keeps or deletes the state of the flows: %s', async (_page, path, kept) => {
  const response = await ask(path, 'flowsStates=%7B%7D');
  expect(response.headers.getSetCookie().length === 0).toBe(kept);
  expect(await response.text()).toBe('a page');
});

it('a visitor without a checkout gets the page as it is', async () => {
  expect((await ask('/fr', 'other=1')).headers.getSetCookie()).toEqual([]);
});

it('nothing is deleted when a step asks by HEAD whether the host answers', async () => {
  const request = new Request('https://club.test/fr', {
    method: 'HEAD',
    headers: { cookie: 'flowsStates=%7B%7D' },
  });
  const response = await checkout.leave(request, async () => new Response(null));
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('nothing is deleted when a browser loads a page in case its link is followed', async () => {
  const early = await ask('/fr', 'flowsStates=%7B%7D', { 'sec-purpose': 'prefetch' });
  expect([early.status, early.headers.getSetCookie()]).toEqual([503, []]);
});

it.each([
  ['deleted', false],
  ['kept for its link', true],
])('the draft of a visitor who leaves is %s', async (_what, isMailed) => {
  const draft = await call(
    saveNew,
    { body: { flow: 'register', locale: 'fr', data: { step1: {} }, progress: {} } },
    api,
  );
  if (isCallError(draft)) throw new Error(draft.code);
  if (isMailed)
    await call(
      mailResumeLink,
      { params: { checkoutId: draft.id }, body: { email: 'zoe@example.org', locale: 'fr' } },
      api,
    );
  const response = await ask('/fr', `checkout-register=${draft.id}`);
  expect(response.headers.getSetCookie().join()).toContain('checkout-register=; Max-Age=0');
  expect(isCallError(await call(getCheckout, { params: { checkoutId: draft.id } }, api))).toBe(!isMailed);
});

it('a member with a new password comes back to the flow that was left open', () => {
  const states = encodeURIComponent(JSON.stringify({ register: {}, renewal: { payment: 'done' } }));
  expect(openMemberFlow(`flowsStates=${states}`, defaultCheckoutPaths)?.fr).toBe(
    '/fr/renouvellement/paiement',
  );
  expect(openMemberFlow(null, defaultCheckoutPaths)).toBeUndefined();
});
