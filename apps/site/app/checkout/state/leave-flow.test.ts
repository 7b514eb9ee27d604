import { createCheckout, getCheckout, isCallError } from '@jalon/api-client';
import { createCheckoutHandlers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { setupServer } from 'msw/node';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { createSiteContext } from '../../site-context.server.ts';
import { SiteMap, sitePages } from '../../site-map.ts';
import { openMemberFlow } from './checkout-cookies.ts';
import { keepsFlowState, leaveFlow } from './leave-flow.server.ts';

const terms = {
  id: 'terms',
  paths: { fr: '/fr/a-propos/conditions-d-utilisation', en: '/en/a-propos/conditions-d-utilisation' },
  label: { fr: 'Conditions', en: 'Terms' },
};
const siteMap = new SiteMap(sitePages(defaultClub, [terms]));

it.each([
  ['a step', '/fr/adhesion/adresse', true],
  ['the first step', '/en/gift-a-membership', true],
  ['a step in the other language', '/en-ca/renewal/review?attempt=a', true],
  ['the privacy policy', '/fr/a-propos/politique-de-confidentialite', true],
  ['the terms', '/en/a-propos/conditions-d-utilisation', true],
  ['the link to go on elsewhere', '/fr/reprendre/abc', true],
  ['signing in again for a step', '/fr/connexion?r=/fr/renouvellement/revision', true],
  ['a password forgotten in the middle', '/fr/mot-de-passe-oublie', true],
  ['the new password', '/en/new-password?token=a', true],
  ['signing in for something else', '/fr/connexion?r=/fr/espace-connecte', false],
  ['signing in', '/fr/connexion', false],
  ['a return to another site', '/fr/connexion?r=https://evil.example/fr/adhesion', false],
  ['the home page', '/fr', false],
  ['a form', '/fr/formulaires/test-de-batterie', false],
  ['the connected space', '/en/connected-space', false],
  ['a page that does not exist', '/fr/adhesion/inconnue', true],
])('%s keeps or flushes the state of the flows: %s', (_page, path, kept) => {
  expect(keepsFlowState(new URL(path, 'https://club.test'), siteMap)).toBe(kept);
});

it('a member with a new password comes back to the flow that was left open', () => {
  const states = encodeURIComponent(JSON.stringify({ register: {}, renewal: { payment: 'done' } }));
  expect(openMemberFlow(`flowsStates=${states}`)?.fr).toBe('/fr/renouvellement/paiement');
  expect(openMemberFlow(null)).toBeUndefined();
});

it('flushes when the visitor leaves, and not when a browser loads a page in case its link is followed', async () => {
  const { settings } = readSettings({});
  if (!settings) throw new Error('The settings are invalid');
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const context = createSiteContext({ settings, visitor: undefined, log });
  const ask = (headers: Record<string, string>) => {
    const request = new Request('https://club.test/fr', {
      headers: { cookie: 'flowsStates=%7B%7D', ...headers },
    });
    const url = new URL(request.url);
    return leaveFlow({ request, url, context }, async () => new Response('a page'));
  };
  expect((await ask({})).headers.getSetCookie().join()).toContain('flowsStates=');
  const early = await ask({ 'sec-purpose': 'prefetch' });
  expect([early.status, early.headers.getSetCookie()]).toEqual([503, []]);
});

it.each([
  [false, 'deleted'],
  [true, 'kept for its link'],
])('the draft of a visitor who leaves, with a mailed link (%s), is %s', async (linkMailed) => {
  const apiUrl = 'http://api.test';
  const server = setupServer(...createCheckoutHandlers({ baseUrl: apiUrl }));
  server.listen();
  onTestFinished(() => server.close());
  const { settings } = readSettings({});
  if (!settings) throw new Error('The settings are invalid');
  const data = { step1: { firstName: 'Zoé' }, site: { linkMailed } };
  const api = { baseUrl: apiUrl };
  const draft = await createCheckout({ flow: 'register', locale: 'fr', data, progress: {} }, api);
  if (isCallError(draft)) throw new Error(draft.code);

  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const context = createSiteContext({
    settings: { ...settings, apiUrl },
    visitor: undefined,
    log,
  });
  const request = new Request('https://club.test/fr', {
    headers: { cookie: `checkout-register=${draft.id}` },
  });
  await leaveFlow({ request, url: new URL(request.url), context }, async () => new Response('a page'));
  const found = await getCheckout(draft.id, api);
  expect(isCallError(found) ? found.httpStatus : found.checkout.data).toEqual(linkMailed ? data : 404);
});
