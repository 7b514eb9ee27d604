import { fileURLToPath } from 'node:url';
import { createSavedPaymentPage, getMember, type MemberSource } from '@jalon/api-client/contract';
import { createHandlers, mockGiftToken, mockMembers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { sampleBody } from '@jalon/forms/samples';
import { formDefinitions, parseSubmission } from '@jalon/forms/schemas';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import demonstration from '../../../club.config.json' with { type: 'json' };
import { mockServer } from '../../../tools/vite/mock-server.ts';
import { renamed } from '../e2e/support/renamed.ts';
import * as account from './account/page.tsx';
import { requireSignIn } from './account/require-sign-in.server.ts';
import * as checkout from './checkout/page.tsx';
import * as forms from './forms/page.tsx';
import * as content from './pages/content/page.tsx';
import * as sitemap from './pages/sitemap.ts';
import type { Settings } from './settings/settings.ts';
import { createSiteContext, getSite } from './site-context.server.ts';
import { loadSiteData } from './site-data.server.ts';
import { siteLinksOf } from './site-links.ts';
import { SiteMap, sessionPaths } from './site-map.ts';

const apiUrl = 'http://api.test';
const definitions = formDefinitions(defaultClub);
const mockForms = definitions.map((form) => ({
  ...form,
  check: (body: Readonly<Record<string, unknown>>) => parseSubmission(form, body).errors,
}));
const server = mockServer(...createHandlers({ forms: mockForms, baseUrl: apiUrl }));

const settings = {
  apiUrl,
  club: { ...defaultClub, checkout: demonstration.checkout },
  consent: {},
  contentFolder: fileURLToPath(new URL('../content/', import.meta.url)),
} as Settings;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** The same pages, all but the home page with another address: every link to a page must change with it. */
function renamedPages() {
  const { content, siteMap } = getSite(createSiteContext({ settings, visitor: undefined, log }));
  const pages = siteMap.pages.map((page) => ({
    ...page,
    paths: { fr: renamed(page.paths.fr), en: renamed(page.paths.en) },
  }));
  return { content, table: new SiteMap(pages), available: true };
}
const drafts = renamedPages();
const newContext = () => createSiteContext({ settings, visitor: undefined, log, drafts });

interface Asked {
  readonly cookie?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly token?: string;
}

/** The arguments of a loader or an action at an address. */
function at(path: string, { cookie = '', form, token = '' }: Asked = {}) {
  const url = new URL(path, 'http://site.test');
  const context = newContext();
  const request = new Request(url, {
    headers: { cookie },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { context, request, url, params: { token }, pattern: '' } as never;
}
const site = getSite(newContext());
const pathOf = (id: string) => site.siteMap.page(id).paths.fr;

const zoe = mockMembers[0]?.source as MemberSource;
const claims = { memberNumber: zoe.resMemberData.membres[0].noMembre, iat: 1, exp: 4_000_000_000 };
const cookie = `accessToken=a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;

/** The page to which a response leads, or what was returned. */
async function answer(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (thrown) {
    return thrown;
  }
}
const locationOf = async (run: () => unknown) => {
  const response = await answer(run);
  return response instanceof Response ? (response.headers.get('location') ?? '') : '';
};

/** The addresses of pages in data that a page gets. */
function addressesIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  const found = [...text.matchAll(/"(\/(?:fr|en)(?:\/[^"?#\\]*)?)(?:[?#][^"]*|\\)?"/g)].map(
    ([, path = '']) => path,
  );
  const others: readonly string[] = Object.values(sessionPaths);
  return found.filter((path) => !path.endsWith('.rss') && !others.includes(path));
}

function expectPages(value: unknown): void {
  const addresses = addressesIn(value);
  expect(addresses).toContainEqual(expect.stringContaining('/renamed/'));
  expect(addresses.filter((path) => !site.siteMap.at(path))).toEqual([]);
}

it('the API’s messages follow', () => {
  for (const { fr, en } of Object.values(siteLinksOf(site.siteMap))) {
    expect(fr).toMatch(/^\/fr\/renamed\//);
    expect(en).toMatch(/^\/en\/renamed\//);
  }
});

it('the header, the footers and the sitemap follow', async () => {
  expectPages(loadSiteData(site, new Request('http://site.test/fr')));
  const xml = await (await sitemap.loader(at('/sitemap.xml'))).text();
  const pages = [...xml.matchAll(/<loc>http:\/\/site\.test([^<]*)</g)].map(([, path = '']) => path);
  expect(pages.filter((path) => !site.siteMap.at(path))).toEqual([]);
  expect(pages).toContain(pathOf('battery-test'));
});

it('a page of content and its links follow', async () => {
  for (const id of ['home', 'towing', 'memberships']) expectPages(await content.loader(at(pathOf(id))));
});

it('a form follows, and the page that confirms it', async () => {
  expectPages(await forms.loader(at(pathOf('battery-test'))));
  expectPages(await forms.loader(at(pathOf('contact-us'))));
  const [form] = definitions.filter(({ name }) => name === 'battery-test');
  const body = form ? (sampleBody(form, 0) as Record<string, string>) : {};
  const sent = await locationOf(() =>
    forms.action(at(pathOf('battery-test'), { form: { ...body, idempotencyKey: 'a-key-of-the-form' } })),
  );
  expect(sent.split('#')[0]).toBe(pathOf('form-sent'));
});

it('the member area follows, and its sign-in', async () => {
  const signIn = await locationOf(() => requireSignIn(at(pathOf('connected-space'))));
  expect(signIn).toBe(`${pathOf('sign-in')}?r=${encodeURIComponent(pathOf('connected-space'))}`);
  server.use(http.get(apiUrl + getMember.path, () => HttpResponse.json(zoe)));
  expectPages(await account.loader(at(pathOf('connected-space'), { cookie })));
});

it('the gateway’s page for another card leads back', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post(apiUrl + createSavedPaymentPage.path, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ id: 'page-1', url: 'http://gateway.test/page-1' });
    }),
  );
  const form = { paymentSelected: 'card' };
  await answer(() => account.action(at(pathOf('saved-payment'), { cookie, form })));
  expect(bodies).toEqual([expect.objectContaining({ returnPath: pathOf('saved-payment') })]);
});

it.each([
  'register-registration',
  'gift-a-membership-registration',
  'modify-my-membership-registration',
  'renewal-payment',
])('the step %s follows, and where it sends a visitor', async (id) => {
  expectPages(await checkout.loader(at(pathOf(id))));
});

it('the steps of a checkout follow', async () => {
  const first = await locationOf(() => checkout.loader(at(pathOf('register-review'))));
  expect(first).toBe(pathOf('register-registration'));
});

it('the links in messages follow', async () => {
  const token = mockGiftToken;
  expectPages(await checkout.loader(at(pathOf('gift').replace(':token', token), { token })));
  const old = 'an-old-token';
  expectPages(await checkout.loader(at(pathOf('resume').replace(':token', old), { token: old })));
  expectPages(await forms.loader(at(pathOf('resume-form').replace(':token', old), { token: old })));
});
