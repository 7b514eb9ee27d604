import { expect, it } from 'vitest';
import { comparablePath, isPage, tokenPage } from './addresses.ts';

const page = { fr: '/fr/résumé', en: '/en/summary' };

it.each([
  '/fr/résumé',
  '/FR/R%C3%A9sum%C3%A9/',
  '/fr/re\u0301sume\u0301',
  '/en-ca/summary',
  '/EN-CA/Summary',
])('a page is found at %s', (path) => expect(isPage(path, page)).toBe(true));

it.each(['/fr/resume', '/fr/résumé/a', '/en-canada/summary', '/%zz', '/'])('and not at %s', (path) =>
  expect(isPage(path, page)).toBe(false),
);

it('the first page has a slash alone', () => expect(comparablePath('/')).toBe('/'));

it.each([
  ['/fr/cadeau/aB-1', 'aB-1', { fr: '/fr/cadeau/aB-1', en: '/en/gift/aB-1/card' }],
  ['/EN-CA/Gift/aB-1/card/', 'aB-1', { fr: '/fr/cadeau/aB-1', en: '/en/gift/aB-1/card' }],
  ['/fr/cadeau/%C3%A9$&', 'é$&', { fr: '/fr/cadeau/%C3%A9$&', en: '/en/gift/%C3%A9$&/card' }],
  ['/fr/cadeau/%zz', '%zz', { fr: '/fr/cadeau/%zz', en: '/en/gift/%zz/card' }],
])('the link %s has a token, and its page in each language', (path, token, here) => {
  expect(tokenPage(path, { fr: '/fr/cadeau/:token', en: '/en/gift/:token/card' })).toEqual({ token, here });
});

it.each(['/fr/cadeau/', '/fr/cadeau/a/b', '/en/gift/a', '/fr/autre/a'])('%s has no token', (path) =>
  expect(tokenPage(path, { fr: '/fr/cadeau/:token', en: '/en/gift/:token/card' })).toBeUndefined(),
);
