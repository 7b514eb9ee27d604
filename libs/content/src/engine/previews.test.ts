import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { contentTable } from '../store/content-rows.ts';
import { openContent } from '../store/content-store.ts';
import { contentDocuments } from '../strapi/content-documents.ts';
import { type FakeStrapi, sendError, startFakeStrapi } from '../strapi/fake-strapi.ts';
import { sampleFiles } from '../testing/sample-content.ts';
import { linkSignature } from './preview-link.ts';
import { answerWebhook, createPreviews } from './previews.ts';

const secret = 'a-secret-of-the-tests-0123456789-abcdef';
const log = { info: vi.fn(), warn: vi.fn() };

/** The sample content with another title of its home page. */
const documentsWith = (title: string) =>
  contentDocuments(
    sampleFiles.map((file) => ({
      ...file,
      text: file.text.replace('title: Le club des automobilistes', `title: ${title}`),
    })),
  );

let folder: string;
let strapi: FakeStrapi;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jalon-previews-'));
  strapi = await startFakeStrapi(documentsWith('Publié'));
  strapi.draft = documentsWith('Brouillon');
  return () => {
    strapi.close();
    rmSync(folder, { recursive: true });
  };
});

async function start() {
  const store = openContent({
    folder: join(folder, 'nothing'),
    system: { ...strapi, copy: join(folder, 'copy.json'), refreshSeconds: 300 },
    table: contentTable,
    log,
  });
  onTestFinished(() => store.stop());
  await store.refresh();
  const previews = createPreviews({ store, secret });
  const titleOf = ({ content }: ReturnType<typeof store.pages>) =>
    content.pages.find(({ id }) => id === 'home')?.texts.fr.title;
  return { store, previews, titleOf, published: () => titleOf(store.pages()) };
}

function linkTo(page: string, { seconds = 60, locale = 'fr', key = secret } = {}): Request {
  const link = { page, locale, expires: Math.floor(Date.now() / 1000) + seconds };
  const query = { ...link, expires: String(link.expires), signature: linkSignature(link, key) };
  return new Request(`https://site.test/preview?${new URLSearchParams(query)}`);
}

const changed = (request: Request, from: RegExp | string, to: string) =>
  new Request(request.url.replace(from, to));
const cookieOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0];

it('shows drafts only through a signed link', async () => {
  const { previews, titleOf, published } = await start();
  const opened = await previews.open(linkTo('towing', { locale: 'en' }));
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe('/en/roadside-assistance/towing');
  expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(opened.headers.get('cache-control')).toBe('no-store');

  const drafts = await previews.drafts(`locale=fr; ${cookieOf(opened)}`);
  expect(drafts && titleOf(drafts)).toBe('Brouillon');
  expect(drafts?.available).toBe(true);
  expect(published()).toBe('Publié');
});

it.each([
  ['too old', linkTo('home', { seconds: -1 })],
  ['signed with another key', linkTo('home', { key: 'another' })],
  ['for another page', changed(linkTo('home'), 'page=home', 'page=towing')],
  ['extended', changed(linkTo('home'), /expires=\d+/, 'expires=99999999999')],
  ['without a signature', new Request('https://site.test/preview?page=home&locale=fr&expires=99999999999')],
])('refuses a link that is %s', async (_name, request) => {
  const { previews } = await start();
  const answer = await previews.open(request);
  expect(answer.status).toBe(403);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it.each([undefined, 'preview=1', 'preview=99999999999.abc', `preview=99999999999.${'a'.repeat(43)}`])(
  'has no draft for the cookie %s',
  async (cookie) => {
    const { previews } = await start();
    expect(await previews.drafts(cookie)).toBeUndefined();
  },
);

it('says that drafts can’t be read, and has the published content', async () => {
  const { previews, titleOf } = await start();
  const cookie = cookieOf(await (await start()).previews.open(linkTo('home')));
  strapi.fault = (_request, response) => sendError(response, 503, 'ServiceUnavailable');
  const drafts = await previews.drafts(cookie);
  expect(drafts?.available).toBe(false);
  expect(drafts && titleOf(drafts)).toBe('Publié');
});

it.each([
  ['https://site.test/en/towing', '/en/towing'],
  ['https://site.test//other.example', '/other.example'],
  ['https://other.example/en', '/'],
  ['', '/'],
])('ends the preview of %s at %s', async (referer, path) => {
  const { previews } = await start();
  const request = new Request('https://site.test/preview/end', { method: 'POST', headers: { referer } });
  const ended = previews.end(request);
  expect(ended.status).toBe(303);
  expect(ended.headers.get('location')).toBe(path);
  expect(ended.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
});

const call = (authorization: string) =>
  new Request('https://site.test/refresh', { method: 'POST', headers: { authorization } });

it('reads the content again when the content system calls', async () => {
  const { store, published } = await start();
  strapi.published = documentsWith('Changé');
  expect(answerWebhook(call(`Bearer ${secret}`), { store, secret }).status).toBe(204);
  await vi.waitFor(() => expect(published()).toBe('Changé'), { timeout: 5_000 });
});

it.each(['', 'Bearer', 'Bearer wrong', secret, `bearer ${secret}x`])(
  'refuses a call with the authorization “%s”, and reads nothing',
  async (authorization) => {
    const { store } = await start();
    const before = strapi.requests;
    expect(answerWebhook(call(authorization), { store, secret }).status).toBe(401);
    expect(strapi.requests).toBe(before);
  },
);
