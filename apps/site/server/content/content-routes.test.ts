import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contentDocuments,
  type FakeStrapi,
  type StrapiDocuments,
  sendError,
  startFakeStrapi,
} from '@jalon/content/fake-strapi';
import { linkSignature } from '@jalon/content/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillPage, parseTemplate } from '../../app/page-parts/page-template.tsx';
import { readSettings } from '../../app/settings/settings.ts';
import { contentVersion, createSiteContext, getSite, loadContent } from '../../app/site-context.server.ts';
import { visitorOf } from '../../app/visitor/visitor.ts';
import { createServer } from '../server.ts';
import { siteBuild } from '../testing/site-build.ts';

const webhookSecret = 'a-webhook-secret-of-the-tests-0123456789';
const previewSecret = 'a-preview-secret-of-the-tests-0123456789';

/** A build whose only page shows the title of the given home page. */
const build = siteBuild(
  {
    default: () => new Response(),
    contentVersion,
    createSiteContext,
    loadContent,
    fillPage,
    parseTemplate,
    visitorOf,
  },
  {
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
);

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
  const text = async () => (await app.inject('/fr')).body;
  return { app, text };
}

const refresh = (secret: string) =>
  ({ method: 'POST', url: '/content/refresh', headers: { authorization: `Bearer ${secret}` } }) as const;

function linkTo(page: string, locale = 'fr'): string {
  const link = { page, locale, expires: Math.floor(Date.now() / 1000) + 60 };
  const signature = linkSignature(link, previewSecret);
  return `/preview?${new URLSearchParams({ ...link, expires: String(link.expires), signature })}`;
}

it('shows the published content, and a change as soon as the webhook was called with its secret', async () => {
  const { app, text } = await startSite();
  expect(await text()).toBe('Publié (undefined)');
  strapi.published = documentsWith('Changé');
  expect((await app.inject(refresh(previewSecret))).statusCode).toBe(401);
  const { headers, ...call } = refresh(webhookSecret);
  const answer = await app.inject({
    ...call,
    headers: { ...headers, 'content-type': 'application/json', 'x-strapi-event': 'entry.publish' },
    payload: '{"event":"entry.publish","model":"page"}',
  });
  expect(answer.statusCode).toBe(204);
  await vi.waitFor(async () => expect(await text()).toBe('Changé (undefined)'), { timeout: 5_000 });
});

it('has no webhook and no preview unless their secrets are set', async () => {
  const { app } = await startSite({ CONTENT_WEBHOOK_SECRET: '', PREVIEW_SECRET: '' });
  expect((await app.inject(refresh(webhookSecret))).statusCode).not.toBe(204);
  expect((await app.inject(linkTo('home'))).headers['set-cookie']).toBeUndefined();
});

it('serves the last good content while the content system fails, also after a restart, and comes back by itself', async () => {
  const { app, text } = await startSite();
  strapi.fault = (_request, response) => sendError(response, 500, 'InternalServerError');
  const before = strapi.requests;
  await app.inject(refresh(webhookSecret));
  await vi.waitFor(() => expect(strapi.requests).toBeGreaterThan(before), { timeout: 5_000 });
  expect(await text()).toBe('Publié (undefined)');
  expect(await (await startSite()).text()).toBe('Publié (undefined)');

  strapi.fault = undefined;
  strapi.published = documentsWith('De retour');
  await app.inject(refresh(webhookSecret));
  await vi.waitFor(async () => expect(await text()).toBe('De retour (undefined)'), { timeout: 5_000 });
});

it('starts with the folder of files when the content system was never read', async () => {
  strapi.fault = (request) => void request.destroy();
  const { text } = await startSite();
  expect(await text()).toContain('Assistance routière');
});

it('shows drafts only through a signed link, and never caches them', async () => {
  const { app, text } = await startSite();
  const unsigned = await app.inject(linkTo('towing').replace(/&signature=.*/, ''));
  expect([unsigned.statusCode, unsigned.headers['set-cookie']]).toEqual([403, undefined]);
  const opened = await app.inject(linkTo('towing', 'en'));
  expect(opened.statusCode).toBe(303);
  expect(opened.headers).toMatchObject({ location: '/en/towing', 'cache-control': 'no-store' });
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');

  const page = await app.inject({ url: '/fr', headers: { cookie: `locale=fr; ${cookie}` } });
  expect(page.body).toBe('Brouillon (drafts)');
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(await text()).toBe('Publié (undefined)');
});

it('ends the preview for a post of the site, and leads back to the page', async () => {
  const { app } = await startSite();
  const end = (site: string) => {
    const headers = { host: 'localhost', referer: 'http://localhost/en/towing', 'sec-fetch-site': site };
    return app.inject({ method: 'POST', url: '/preview/end', headers });
  };
  const ended = await end('same-origin');
  expect(ended.statusCode).toBe(303);
  expect(ended.headers.location).toBe('/en/towing');
  expect(ended.headers['set-cookie']).toMatch(/^preview=; .*Max-Age=0/);
  expect((await end('cross-site')).statusCode).toBe(400);
});

it('has a picture for links to each page, and to no other address', async () => {
  const { app } = await startSite();
  expect((await app.inject('/share/en/towing.jpg')).headers['content-type']).toBe('image/jpeg');
  expect((await app.inject('/share/fr/espace-connecte.jpg')).statusCode).toBe(404);
});
