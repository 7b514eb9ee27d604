import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageCacheBytes } from '../limits.ts';
import { type CachedPage, cachedPage, encodingOf, isUnchanged, PageCache } from './page-cache.ts';

const page = (html = 'a page') => cachedPage(html, new Headers({ 'cache-control': 'public' }));

describe('the cache', () => {
  it('has a page until the content or the prices change', () => {
    const cache = new PageCache<CachedPage>();
    expect(cache.find('/fr', '1')).toBeUndefined();
    const kept = page();
    cache.keep('/fr', '1', kept, 6);
    expect(cache.find('/fr', '1')).toBe(kept);
    expect(cache.find('/en', '1')).toBeUndefined();
    expect(cache.find('/fr', '2')).toBeUndefined();
    expect(cache.find('/fr', '1')).toBeUndefined();
  });

  it('keeps no page that was made from an older version', () => {
    const cache = new PageCache<CachedPage>();
    cache.find('/fr', '1');
    cache.find('/fr', '2');
    cache.keep('/fr', '1', page(), 6);
    expect(cache.find('/fr', '2')).toBeUndefined();
  });

  it('forgets the oldest pages when it is full', () => {
    const cache = new PageCache<CachedPage>();
    cache.find('/', '1');
    const html = 'x'.repeat(pageCacheBytes / 10);
    for (let index = 0; index < 20; index += 1) cache.keep(`/${index}`, '1', page(), html.length);
    expect(cache.find('/0', '1')).toBeUndefined();
    expect(cache.find('/19', '1')).toBeDefined();
  });
});

it('sends one page in every encoding, under one ETag', async () => {
  const kept = page('é'.repeat(2000));
  const text = Buffer.from('é'.repeat(2000));
  expect(await kept.body(undefined)).toEqual(text);
  expect(brotliDecompressSync(await kept.body('br'))).toEqual(text);
  expect(gunzipSync(await kept.body('gzip'))).toEqual(text);
  expect(kept.headers).toMatchObject({
    'cache-control': 'public',
    etag: page('é'.repeat(2000)).headers.etag,
  });
  expect(kept.headers.etag).not.toBe(page('e').headers.etag);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('answers %s with %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

it('knows a page by its ETag, among others', () => {
  const kept = page();
  expect(isUnchanged(kept.headers.etag, kept)).toBe(true);
  expect(isUnchanged(`"a", ${kept.headers.etag}`, kept)).toBe(true);
  expect(isUnchanged('"a"', kept)).toBe(false);
  expect(isUnchanged(undefined, kept)).toBe(false);
});
