import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { pageCacheBytes } from '../../app/settings/limits.ts';
import type { Visitor } from '../../app/visitor/visitor.ts';

type Encoding = 'br' | 'gzip';

/** The most recently requested pages, in memory, until the content or the prices change. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({ maxSize: pageCacheBytes });
  #version: unknown;

  /** The page at an address, for this version of the content and the prices. */
  find(address: string, version: string): CachedPage | undefined {
    if (version !== this.#version) this.#pages.clear();
    this.#version = version;
    return this.#pages.get(address);
  }

  /** Caches a page of this version, unless a newer one is cached. */
  keep(address: string, version: string, page: CachedPage, length: number): void {
    // The two pages for visitors, each with two compressed versions that add about half of its size.
    if (version === this.#version) this.#pages.set(address, page, { size: length * 4 });
  }
}

/** A page that was drawn once, with marks for what differs from visitor to visitor. */
export class CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly #fill: (visitor: Visitor) => string;
  readonly #shared = new Map<boolean, SharedPage>();

  constructor(fill: (visitor: Visitor) => string, headers: Headers) {
    this.#fill = fill;
    this.headers = { ...Object.fromEntries(headers), vary: 'accept-encoding, cookie' };
  }

  /** The page for a visitor. */
  forVisitor(visitor: Visitor): string {
    return this.#fill(visitor);
  }

  /** The page for every visitor who is not signed in, and has answered the notice about cookies or not. */
  shared({ hasChosen }: Visitor): SharedPage {
    const page = this.#shared.get(hasChosen) ?? new SharedPage(this.#fill({ member: undefined, hasChosen }));
    this.#shared.set(hasChosen, page);
    return page;
  }
}

/** A page that is the same for many visitors, with its compressed versions, each made once. */
class SharedPage {
  readonly #text: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  /** Weak, because all encodings share it. */
  readonly etag: string;

  constructor(html: string) {
    this.#text = Buffer.from(html);
    this.etag = `W/"${createHash('sha256').update(this.#text).digest('base64url').slice(0, 22)}"`;
  }

  async body(encoding: Encoding | undefined): Promise<Buffer> {
    if (!encoding) return this.#text;
    const body = this.#compressed.get(encoding) ?? compress[encoding](this.#text);
    this.#compressed.set(encoding, body);
    return await body;
  }
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
export function isUnchanged(known: string | undefined, { etag }: SharedPage): boolean {
  return (known ?? '').split(',').some((tag) => tag.trim() === etag);
}
