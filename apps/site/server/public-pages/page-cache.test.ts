import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageCacheBytes } from '../../app/settings/limits.ts';
import { CachedPage, encodingOf, isUnchanged, PageCache } from './page-cache.ts';

const visitor = { member: undefined, hasChosen: false };
const page = (html = 'a page') =>
  new CachedPage(
    ({ member, hasChosen }) => [html, member?.name, hasChosen && 'chosen'].filter(Boolean).join(' '),
    new Headers({ 'cache-control': 'public' }),
  );

describe('the cache', () => {
  it('has a page until the content or the prices change', () => {
    const cache = new PageCache();
    expect(cache.find('/fr', '1')).toBeUndefined();
    const kept = page();
    cache.keep('/fr', '1', kept, 6);
    expect(cache.find('/fr', '1')).toBe(kept);
    expect(cache.find('/en', '1')).toBeUndefined();
    expect(cache.find('/fr', '2')).toBeUndefined();
    expect(cache.find('/fr', '1')).toBeUndefined();
  });

  it('keeps no page that was made from an older version', () => {
    const cache = new PageCache();
    cache.find('/fr', '1');
    cache.find('/fr', '2');
    cache.keep('/fr', '1', page(), 6);
    expect(cache.find('/fr', '2')).toBeUndefined();
  });

  it('forgets the oldest pages when it is full', () => {
    const cache = new PageCache();
    cache.find('/', '1');
    const html = 'x'.repeat(pageCacheBytes / 20);
    for (let index = 0; index < 20; index += 1) cache.keep(`/${index}`, '1', page(), html.length);
    expect(cache.find('/0', '1')).toBeUndefined();
    expect(cache.find('/19', '1')).toBeDefined();
  });
});

it('sends one page in every encoding, under one ETag', async () => {
  const kept = page('é'.repeat(2000)).shared(visitor);
  const text = Buffer.from('é'.repeat(2000));
  expect(await kept.body(undefined)).toEqual(text);
  expect(brotliDecompressSync(await kept.body('br'))).toEqual(text);
  expect(gunzipSync(await kept.body('gzip'))).toEqual(text);
  expect(kept.etag).toBe(page('é'.repeat(2000)).shared(visitor).etag);
  expect(kept.etag).not.toBe(page('e').shared(visitor).etag);
});

it('shares one page among visitors with the same answer about cookies, and draws one for each member', async () => {
  const kept = page();
  expect(kept.shared(visitor)).toBe(kept.shared({ ...visitor }));
  expect(String(await kept.shared(visitor).body(undefined))).toBe('a page');
  expect(String(await kept.shared({ ...visitor, hasChosen: true }).body(undefined))).toBe('a page chosen');
  const member = { name: 'Zoé', surname: 'Côté', memberNumber: '17' } as never;
  expect(kept.forVisitor({ member, hasChosen: false })).toBe('a page Zoé');
  expect(kept.headers).toEqual({ 'cache-control': 'public', vary: 'accept-encoding, cookie' });
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
  const kept = page().shared(visitor);
  expect(isUnchanged(kept.etag, kept)).toBe(true);
  expect(isUnchanged(`"a", ${kept.etag}`, kept)).toBe(true);
  expect(isUnchanged('"a"', kept)).toBe(false);
  expect(isUnchanged(undefined, kept)).toBe(false);
});
