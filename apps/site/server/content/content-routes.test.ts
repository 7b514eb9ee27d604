import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contentDocuments,
  type FakeStrapi,
  type StrapiDocuments,
  send,
  sendError,
  startFakeStrapi,
} from '@jalon/content/fake-strapi';
import { linkSignature } from '@jalon/content/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillPage, parseTemplate } from '../../app/page-parts/page-template.tsx';
import { readSettings } from '../../app/settings/settings.ts';
import { contentVersion, createSiteContext, getSite, loadContent } from '../../app/site-context.server.ts';
import { visitorOf } from '../../app/visitor/visitor.ts';
import { createServer, type SiteBuild } from '../server.ts';

const webhookSecret = 'a-webhook-secret-of-the-tests-0123456789';
const previewSecret = 'a-preview-secret-of-the-tests-0123456789';

/** A build whose only page shows the title of the given home page. */
const build = {
  entry: {
    module: {
      default: () => new Response(),
      contentVersion,
      createSiteContext,
      loadContent,
      fillPage,
      parseTemplate,
      visitorOf,
    },
  },
  routes: {
    page: {
      id: 'page',
      path: '*',
      module: {
        action: () => new Response('posted'),
        loader: ({ context }: { context: Parameters<typeof getSite>[0] }) => {
          const { content, drafts } = getSite(context);
          const title = content.pages.find(({ id }) => id === 'home')?.texts.fr.title;
          const state = drafts && (drafts.available ? 'drafts' : 'unavailable');
          return new Response(`${title} (${state})`, { headers: { 'cache-control': 'public' } });
        },
      },
    },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  future: {},
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as SiteBuild;

/** A site with a home page and one other page, in Strapi. */
function documentsWith(title: string): StrapiDocuments {
  const description = 'A description that is long enough for search engines to show it.';
  const page = (id: string) =>
    ['fr', 'en'].map((locale) => ({
      name: `${id}.${locale}.md`,
      text: `---\n${JSON.stringify({ path: id === 'home' ? `/${locale}` : `/${locale}/${id}`, title, description })}\n---\n`,
    }));
  const site = ['fr', 'en'].map((locale) => ({
    name: `site.${locale}.yml`,
    text: 'texts: {}\nsubjects: {}\nlifeMoments: {}',
  }));
  return contentDocuments([...page('home'), ...page('towing'), ...site]);
}

let folder: string;
let strapi: FakeStrapi;
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jalon-cms-'));
  strapi = await startFakeStrapi(documentsWith('Publié'));
  strapi.draft = documentsWith('Brouillon');
  return async () => {
    await Promise.all(closing.splice(0).map((close) => close()));
    strapi.close();
    rmSync(folder, { recursive: true });
  };
});

async function startSite(variables: Record<string, string> = {}) {
  const { settings, problems } = readSettings({
    LOG_LEVEL: 'silent',
    STRAPI_URL: strapi.url.href,
    STRAPI_TOKEN: strapi.token,
    CONTENT_COPY: join(folder, 'content.json'),
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    PREVIEW_SECRET: previewSecret,
    ...variables,
  });
  if (!settings) throw new Error(problems.join('\n'));
  const app = await createServer(settings, build);
  closing.push(() => app.close());
  const text = async (cookie?: string) =>
    (await app.inject({ url: '/fr', headers: cookie ? { cookie } : {} })).body;
  return { app, text };
}

const refresh = (authorization?: string) =>
  ({ method: 'POST', url: '/content/refresh', headers: authorization ? { authorization } : {} }) as const;
const authorized = refresh(`Bearer ${webhookSecret}`);

function linkTo(page: string, { seconds = 60, locale = 'fr', secret = previewSecret } = {}): string {
  const link = { page, locale, expires: Math.floor(Date.now() / 1000) + seconds };
  const query = { ...link, expires: String(link.expires), signature: linkSignature(link, secret) };
  return `/preview?${new URLSearchParams(query)}`;
}

it('shows the published content, and a change as soon as the webhook was called', async () => {
  const { app, text } = await startSite();
  expect(await text()).toBe('Publié (undefined)');
  strapi.published = documentsWith('Changé');
  const answer = await app.inject({
    ...authorized,
    headers: { ...authorized.headers, 'content-type': 'application/json', 'x-strapi-event': 'entry.publish' },
    payload: '{"event":"entry.publish","model":"page"}',
  });
  expect(answer.statusCode).toBe(204);
  await vi.waitFor(async () => expect(await text()).toBe('Changé (undefined)'), { timeout: 5_000 });
});

it.each([undefined, 'Bearer', 'Bearer wrong', webhookSecret, `bearer ${webhookSecret}x`])(
  'refuses the webhook with the authorization %s, and reads nothing',
  async (authorization) => {
    const { app } = await startSite();
    const before = strapi.requests;
    const answer = await app.inject(refresh(authorization));
    expect(answer.statusCode).toBe(401);
    expect(strapi.requests).toBe(before);
  },
);

it('has no webhook and no preview unless their secrets are set', async () => {
  const { app } = await startSite({ CONTENT_WEBHOOK_SECRET: '', PREVIEW_SECRET: '' });
  expect((await app.inject(authorized)).statusCode).not.toBe(204);
  expect((await app.inject(linkTo('home'))).headers['set-cookie']).toBeUndefined();
});

it.each<[string, NonNullable<FakeStrapi['fault']>]>([
  ['is away', (request) => void request.destroy()],
  ['fails', (_request, response) => sendError(response, 500, 'InternalServerError')],
  ['answers nonsense', (_request, response) => void response.end('<html>')],
  [
    'is suddenly empty',
    (_request, response) =>
      send(response, 200, {
        data: [],
        meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 0 } },
      }),
  ],
])(
  'serves the last good content while the content system %s, and comes back by itself',
  async (_name, fault) => {
    const { app, text } = await startSite();
    strapi.fault = fault;
    const before = strapi.requests;
    await app.inject(authorized);
    await vi.waitFor(() => expect(strapi.requests).toBeGreaterThan(before), { timeout: 5_000 });
    expect(await text()).toBe('Publié (undefined)');
    // After a restart meanwhile, the copy is read.
    expect(await (await startSite()).text()).toBe('Publié (undefined)');

    strapi.fault = undefined;
    strapi.published = documentsWith('De retour');
    await app.inject(authorized);
    await vi.waitFor(async () => expect(await text()).toBe('De retour (undefined)'), { timeout: 5_000 });
  },
);

it('starts with the folder of files when the content system was never read', async () => {
  strapi.fault = (request) => void request.destroy();
  const { text } = await startSite();
  expect(await text()).toContain('Assistance routière');
});

it('serves pages while the content system takes its time', async () => {
  const { app, text } = await startSite();
  strapi.fault = () => {};
  await app.inject(authorized);
  expect(await text()).toBe('Publié (undefined)');
});

it('shows drafts only through a signed link, and never caches them', async () => {
  const { app, text } = await startSite();
  const opened = await app.inject(linkTo('towing', { locale: 'en' }));
  expect(opened.statusCode).toBe(303);
  expect(opened.headers).toMatchObject({ location: '/en/towing', 'cache-control': 'no-store' });
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
  expect(opened.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);

  const page = await app.inject({ url: '/fr', headers: { cookie: `locale=fr; ${cookie}` } });
  expect(page.body).toBe('Brouillon (drafts)');
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(await text()).toBe('Publié (undefined)');
});

it('ends the preview, and leads back to the page', async () => {
  const { app } = await startSite();
  const headers = {
    host: 'localhost',
    referer: 'http://localhost/en/towing',
    'sec-fetch-site': 'same-origin',
  };
  const ended = await app.inject({ method: 'POST', url: '/preview/end', headers });
  expect(ended.statusCode).toBe(303);
  expect(ended.headers.location).toBe('/en/towing');
  expect(ended.headers['set-cookie']).toMatch(/^preview=; .*Max-Age=0/);
  const elsewhere = { ...headers, 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ method: 'POST', url: '/preview/end', headers: elsewhere })).statusCode).toBe(
    400,
  );
});

it.each([
  ['too old', linkTo('home', { seconds: -1 })],
  ['signed with another key', linkTo('home', { secret: webhookSecret })],
  ['for another page', linkTo('home').replace('page=home', 'page=towing')],
  ['extended', linkTo('home').replace(/expires=\d+/, 'expires=99999999999')],
  ['without a signature', '/preview?page=home&locale=fr&expires=99999999999'],
])('refuses a link that is %s', async (_name, url) => {
  const { app } = await startSite();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it.each(['preview=1', 'preview=99999999999.abc', `preview=99999999999.${'a'.repeat(43)}`])(
  'shows no draft for the cookie %s',
  async (cookie) => {
    expect(await (await startSite()).text(cookie)).toBe('Publié (undefined)');
  },
);

it('says that drafts can’t be read, and shows the published content', async () => {
  const { app, text } = await startSite();
  const opened = await app.inject(linkTo('home'));
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
  // A second site that has read no draft yet.
  const other = await startSite();
  strapi.fault = (_request, response) => sendError(response, 503, 'ServiceUnavailable');
  expect(await other.text(cookie)).toBe('Publié (unavailable)');
  expect(await text()).toBe('Publié (undefined)');
});

it('has a picture for links to each page, and to no other address', async () => {
  const { app } = await startSite();
  const picture = await app.inject('/share/en/towing.jpg');
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { etag } = picture.headers;
  const again = await app.inject({ url: '/share/en/towing.jpg', headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
  for (const url of ['/share/en/nowhere.jpg', '/share/fr/espace-connecte.jpg', '/share/']) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
});
