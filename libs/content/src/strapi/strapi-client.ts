import { setTimeout as delay } from 'node:timers/promises';
import { type Locale, locales } from '@jalon/i18n';
import * as z from 'zod/mini';
import { mediaPath } from '../pages/picture-files.ts';
import type { ContentDocument } from '../source/content-document.ts';
import { ContentUnavailable } from '../source/kept-source.ts';
import type { ContentFile } from '../source/read-content.ts';
import { strapiEntries } from './strapi-entries.ts';
import { populateQuery, renamed, strapiModel } from './strapi-model.ts';

export type Status = 'published' | 'draft';

export interface StrapiSettings {
  /** The address of Strapi, with a slash at the end. */
  readonly url: URL;
  /** An API token with read access to the content types. */
  readonly token: string;
  /** Milliseconds until a request times out. */
  readonly timeout?: number;
}

const pageSize = 100;
/** Maximum number of attempts while Strapi asks to wait, and the longest accepted wait in seconds. */
const attempts = 3;
const longestWait = 5;
/** Maximum number of pages: protects against endless pagination. */
const mostPages = 200;

const entry = z.record(z.string(), z.unknown());
const single = z.object({ data: z.nullable(entry) });
const list = z.object({
  data: z.array(entry),
  meta: z.object({ pagination: z.object({ pageCount: z.int() }) }),
});

/**
 * Reads all content of a Strapi 5 project through its REST API, in the format of the content files:
 * https://docs.strapi.io/cms/api/rest. Throws `ContentUnavailable`.
 */
export function strapiContent(
  { url, token, timeout = 10_000 }: StrapiSettings,
  documents: readonly ContentDocument[] = [],
) {
  const model = strapiModel(documents);
  const { page, site, redirect } = model.contentTypes;
  const { fields } = strapiEntries(model, (address) => {
    const file = URL.parse(address, url);
    return file?.origin === url.origin ? file.pathname.replace(/^\/uploads\//, mediaPath) : address;
  });

  return async function read(status: Status): Promise<ContentFile[]> {
    const inLocales = await Promise.all(locales.map((locale) => readLocale(locale, status)));
    const redirects = await readList(`api/${redirect.pluralName}`, { status });
    const moved = redirects.map(({ from, to }) => [String(from), to]);
    return [...inLocales.flat(), file('redirects.yml', Object.fromEntries(moved))];
  };

  async function readLocale(locale: Locale, status: Status): Promise<ContentFile[]> {
    const pages = await readList(`api/${page.pluralName}`, { status, locale }, populateOf(page.attributes));
    const texts = await readSingle(
      `api/${site.singularName}`,
      { status, locale },
      populateOf(site.attributes),
    );
    const found: ContentFile[] = [];
    for (const [name, { singularName, attributes }] of model.documents) {
      const query = populateOf(attributes);
      const document = await readSingle(`api/${singularName}`, { status, locale }, query);
      if (document) found.push(file(`${name}.${locale}.yml`, fields(attributes, document)));
    }
    return [
      ...pages.map((one) => pageFile(one, locale)),
      ...(texts ? [siteFile(texts, locale)] : []),
      ...found,
    ];
  }

  function pageFile(data: Record<string, unknown>, locale: Locale): ContentFile {
    const key = data[renamed.id];
    if (typeof key !== 'string') throw new ContentUnavailable('a page without a key');
    // Strapi stores shared fields in each language; the content files only in French.
    const attributes = Object.entries(page.attributes).filter(
      ([name, { pluginOptions }]) => name !== renamed.id && (locale === 'fr' || pluginOptions),
    );
    const { body, ...rest } = fields(Object.fromEntries(attributes), data);
    return file(`page/${key}.${locale}.md`, rest, typeof body === 'string' ? body : '');
  }

  function siteFile(data: Record<string, unknown>, locale: Locale): ContentFile {
    const { header, footer, formFooter, ...texts } = fields(site.attributes, data);
    const frame = {
      ...(header !== undefined && { header: { modelId: 'header', ...header } }),
      ...(footer !== undefined && { footer: { modelId: 'big-footer', ...footer } }),
      ...(formFooter !== undefined && { formFooter: { modelId: 'simple-footer', ...formFooter } }),
    };
    return file(`site.${locale}.yml`, { ...texts, frame });
  }

  function populateOf(attributes: Parameters<typeof populateQuery>[1]): string {
    return populateQuery(model, attributes);
  }

  async function readList(path: string, parameters: Record<string, string>, populate = '') {
    const entries: Record<string, unknown>[] = [];
    for (let number = 1, count = 1; number <= count; number += 1) {
      const paged = {
        ...parameters,
        'pagination[page]': String(number),
        'pagination[pageSize]': String(pageSize),
        'sort[0]': 'documentId',
      };
      const { data, meta } = await readAs(list, path, paged, populate);
      entries.push(...data);
      count = meta.pagination.pageCount;
      if (count > mostPages) throw new ContentUnavailable(`${path}: ${count} pages of entries`);
    }
    return entries;
  }

  async function readSingle(path: string, parameters: Record<string, string>, populate: string) {
    const answer = await readAs(z.nullable(single), path, parameters, populate);
    return answer?.data ?? undefined;
  }

  async function readAs<T extends z.ZodMiniType>(
    shape: T,
    path: string,
    parameters: Record<string, string>,
    populate: string,
  ): Promise<z.infer<T>> {
    // Strapi accepts unescaped brackets. Escaped, they would make the address too long for some proxies.
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const address = new URL(`${path}?${[...query, ...(populate ? [populate] : [])].join('&')}`, url);
    const { data, success } = z.safeParse(shape, await fetchJson(address, path));
    if (!success) throw new ContentUnavailable(`${path}: not the answer of a Strapi project`);
    return data;
  }

  /** The JSON of an answer; null for a single type without an entry in this language. */
  async function fetchJson(address: URL, path: string): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await request(address, path);
      if (response.ok) return parse(response, path);
      await response.body?.cancel();
      if (response.status === 404) return null;
      const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
      const mayRetry = response.status === 429 || response.status === 503;
      if (!mayRetry || attempt === attempts || !(wait <= longestWait)) {
        throw new ContentUnavailable(`${path}: status ${response.status}`);
      }
      await delay(wait * 1000, undefined, { ref: false });
    }
  }

  async function request(address: URL, path: string): Promise<Response> {
    try {
      return await fetch(address, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        // A redirect would send the token to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      throw new ContentUnavailable(`${path}: ${reasonOf(error)}`);
    }
  }

  async function parse(response: Response, path: string): Promise<unknown> {
    try {
      return await response.json();
    } catch (error) {
      throw new ContentUnavailable(`${path}: ${error instanceof SyntaxError ? 'not JSON' : reasonOf(error)}`);
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
}

/** A file of content: JSON is valid YAML. */
function file(name: string, fields: object, body?: string): ContentFile {
  const text = JSON.stringify(fields);
  return { name, text: name.endsWith('.md') ? `---\n${text}\n---\n${body}` : text };
}
