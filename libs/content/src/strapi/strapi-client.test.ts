import { beforeEach, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { contentDocument } from '../source/content-document.ts';
import { problemLine } from '../source/content-source.ts';
import { type ContentFile, readContent } from '../source/read-content.ts';
import { sampleFiles } from '../testing/sample-content.ts';
import { contentDocuments, type StrapiDocuments } from './content-documents.ts';
import { type FakeStrapi, send, sendError, startFakeStrapi } from './fake-strapi.ts';
import { strapiContent } from './strapi-client.ts';

const notes = contentDocument({
  name: 'notes',
  singularName: 'note',
  texts: z.object({ title: z.string() }),
  facts: { count: z.optional(z.int()) },
});
const files: ContentFile[] = [
  ...sampleFiles,
  { name: 'notes.fr.yml', text: 'title: Les notes\ncount: 2' },
  { name: 'notes.en.yml', text: 'title: The notes' },
];
const documents = contentDocuments(files, [notes]);

let strapi: FakeStrapi;
beforeEach(async () => {
  strapi = await startFakeStrapi(documents, { maxLimit: 2, documents: [notes] });
  return () => strapi.close();
});

const read = (options = {}) => strapiContent({ ...strapi, timeout: 2_000, ...options }, [notes])('published');

/** The documents with one French page changed. */
function withPage(change: (fields: Record<string, unknown>) => object): StrapiDocuments {
  const [first, ...rest] = documents.page;
  const texts = { ...first?.texts, fr: { ...first?.texts.fr, ...change(first?.texts.fr ?? {}) } };
  return { ...documents, page: [{ texts }, ...rest] };
}

it('reads from Strapi the same content as from the files, over several pages of entries', async () => {
  const ours = readContent(files, [notes]);
  const theirs = readContent(await read(), [notes]);
  expect(theirs.problems).toEqual([]);
  const byId = ({ pages }: typeof ours) =>
    Object.fromEntries(pages.map(({ files: _files, ...page }) => [page.id, page]));
  expect(byId(theirs)).toEqual(byId(ours));
  expect(theirs.site).toEqual(ours.site);
  expect(theirs.documents).toEqual(ours.documents);
  expect(theirs.redirects).toEqual(ours.redirects);
  expect(ours.pages.length).toBeGreaterThan(2);
  expect(notes.in(theirs, 'en')).toEqual({ title: 'The notes', count: 2 });
});

it('keeps a map of features and specifications, which Strapi holds as Markdown', async () => {
  const name = 'roadside/roadside-assistance.fr.md';
  const withMap = files.map((file) =>
    file.name === name
      ? {
          name,
          text: file.text.replace(/content: "## .*" }/, 'content: { Portée: Loin., Appels: "*Deux*" } }'),
        }
      : file,
  );
  const accordion = ({ pages }: ReturnType<typeof readContent>) => {
    const blocks = pages.find(({ id }) => id === 'roadside-assistance')?.texts.fr.blocks;
    return blocks?.filter((block) => 'modelId' in block && block.modelId === 'accordion');
  };
  strapi.published = contentDocuments(withMap);
  const theirs = accordion(readContent(await read()));
  expect(theirs).toEqual(accordion(readContent(withMap)));
  expect(JSON.stringify(theirs)).toContain('{"Portée":"<p>Loin.</p>","Appels":"<p><em>Deux</em></p>"}');
});

it('gives the same version for the same content, and another after a change', async () => {
  const before = readContent(await read()).version;
  expect(readContent(await read()).version).toBe(before);
  strapi.published = withPage(() => ({ title: 'Autre titre' }));
  expect(readContent(await read()).version).not.toBe(before);
});

it('reads drafts only where they are asked for', async () => {
  strapi.draft = withPage(() => ({ title: 'Brouillon' }));
  const source = strapiContent(strapi);
  const titles = async (status: 'draft' | 'published') =>
    readContent(await source(status)).pages.map(({ texts }) => texts.fr.title);
  expect(await titles('draft')).toContain('Brouillon');
  expect(await titles('published')).not.toContain('Brouillon');
});

it('shows an uploaded picture at an address of the site', async () => {
  strapi.published = withPage(() => ({
    image: {
      alt: 'Ancien',
      media: {
        url: '/uploads/pont_1a2b.jpg',
        width: 2400,
        height: 1600,
        alternativeText: 'Un pont',
        mime: 'image/jpeg',
      },
    },
  }));
  const { pages } = readContent(await read());
  expect(pages.map(({ image }) => image)).toContainEqual({
    src: '/media/pont_1a2b.jpg',
    alt: 'Un pont',
    width: 2400,
    height: 1600,
  });
});

it('names a mistake in an entry with the page and the field', async () => {
  strapi.published = withPage(() => ({ path: '/nulle part' }));
  const { problems } = readContent(await read());
  const [key] = [documents.page[0]?.texts.fr?.key];
  expect(problems.map(problemLine)).toContain(
    `page/${key}.fr.md, path: must be a path of lower-case words under /fr or /en`,
  );
});

it('waits as long as a busy server asks, then reads on', async () => {
  let busy = 2;
  const timesBusy: FakeStrapi['fault'] & object = (_request, response) => {
    busy -= 1;
    if (busy === 0) strapi.fault = undefined;
    sendError(response, 429, 'RateLimitError', { 'retry-after': '0' });
  };
  strapi.fault = timesBusy;
  expect(readContent(await read()).pages).toHaveLength(documents.page.length);
});

it.each<[string, NonNullable<FakeStrapi['fault']>, RegExp]>([
  ['an error', (_request, response) => sendError(response, 500, 'InternalServerError'), /status 500/],
  [
    'a limit that lasts',
    (_request, response) => sendError(response, 429, 'RateLimitError', { 'retry-after': '3600' }),
    /status 429/,
  ],
  ['HTML', (_request, response) => void response.end('<!doctype html>'), /not JSON/],
  [
    'another JSON',
    (_request, response) => send(response, 200, { pages: [] }),
    /not the answer of a Strapi project/,
  ],
  [
    'a redirect',
    (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    /no answer/,
  ],
  [
    'half an answer',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
    },
    /pages|site|redirects/,
  ],
])('throws a reason without a secret for %s', async (_name, fault, reason) => {
  strapi.fault = fault;
  const failed = read();
  await expect(failed).rejects.toThrow(reason);
  await expect(failed).rejects.not.toThrow(strapi.token);
});

it('throws for a wrong token, for a server that is not there and for one that does not answer', async () => {
  await expect(read({ token: 'wrong' })).rejects.toThrow(/status 401/);
  strapi.fault = () => {};
  await expect(read({ timeout: 50 })).rejects.toThrow(/no answer in time/);
  const other = await startFakeStrapi(documents);
  onTestFinished(() => other.close());
  other.close();
  await expect(read({ url: other.url })).rejects.toThrow(/ECONNREFUSED/);
});
