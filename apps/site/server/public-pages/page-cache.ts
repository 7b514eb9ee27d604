import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { pageCacheBytes } from '../limits.ts';

type Encoding = 'br' | 'gzip';

/** A page that is the same for every visitor, with its compressed versions, each made once. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  body(encoding: Encoding | undefined): Promise<Buffer>;
}

/** The most recently requested pages, in memory, until the content or the prices change. */
export class PageCache<Page extends object> {
  readonly #pages = new LRUCache<string, Page>({ maxSize: pageCacheBytes });
  #version: unknown;

  /** The page at an address, for this version of the content and the prices. */
  find(address: string, version: string): Page | undefined {
    if (version !== this.#version) this.#pages.clear();
    this.#version = version;
    return this.#pages.get(address);
  }

  /** Caches a page of this version, unless a newer one is cached. */
  keep(address: string, version: string, page: Page, length: number): void {
    // Its two compressed versions add about half of its size.
    if (version === this.#version) this.#pages.set(address, page, { size: length * 2 });
  }
}

/** A page for the cache. The ETag is weak, because all encodings share it. */
export function cachedPage(html: string, headers: Headers): CachedPage {
  const text = Buffer.from(html);
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    headers: {
      ...Object.fromEntries(headers),
      etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding, cookie',
    },
    async body(encoding) {
      if (!encoding) return text;
      const body = compressed.get(encoding) ?? compress[encoding](text);
      compressed.set(encoding, body);
      return await body;
    },
  };
}

/** Higher takes forty times as long, and makes a page 1 % smaller: the first visitor would wait for it. */
const brotliQuality = 6;

const compress: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
};

/** The best encoding that an `Accept-Encoding` header accepts. */
export function encodingOf(accepted = ''): Encoding | undefined {
  const names = accepted
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.replace(/;.*/, ''));
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** Whether an `If-None-Match` header has the ETag of the page. */
export function isUnchanged(known: string | undefined, { headers }: CachedPage): boolean {
  return (known ?? '').split(',').some((tag) => tag.trim() === headers.etag);
}
