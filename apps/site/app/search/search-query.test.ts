import { describe, expect, it } from 'vitest';
import { readSearchQuery, type SearchQuery, searchAddress } from './search-query.ts';

const read = (query: string) => readSearchQuery(new URLSearchParams(query));
const everything: SearchQuery = { term: '', types: [], years: [], order: 'relevance', page: 1 };

describe('the address of a search', () => {
  it.each<[string, Partial<SearchQuery>]>([
    ['', {}],
    ['q=pneus+d%E2%80%99hiver', { term: 'pneus d’hiver' }],
    ['q=pneus&page=2', { term: 'pneus', page: 2 }],
    [
      'q=batterie&type=article&type=guide&year=2026&sort=newest&page=3',
      {
        term: 'batterie',
        types: ['article', 'guide'],
        years: ['2026'],
        order: 'newest',
        page: 3,
      },
    ],
  ])('is read and written: %s', (query, part) => {
    const search: SearchQuery = { ...everything, ...part };
    expect(read(query)).toEqual(search);
    expect(read(new URL(searchAddress('/fr/a', search), 'http://a.test').search)).toEqual(search);
  });

  it.each([
    [`q=${'é'.repeat(10_000)}`, { term: 'é'.repeat(200) }],
    ['q=%00a%0Ab%09', { term: 'a b' }],
    ['q=a&q=b', { term: 'a' }],
    ['q=%ED%A0%80', { term: '\ufffd\ufffd\ufffd' }],
    ['page=-1&sort=price', {}],
    ['page=1e9&year=20&year=2026%27--', {}],
    ['page=2', { page: 2 }],
    ['page=100000', {}],
    ['page=99999', { page: 99_999 }],
    [`type=&type=a&type=a&type=${'b'.repeat(500)}`, { types: ['a', 'b'.repeat(100)] }],
  ])('may be hostile: %s', (query, part) => {
    expect(read(query)).toEqual({ ...everything, ...part });
  });

  it('has at most ten values of one filter', () => {
    const query = Array.from({ length: 50 }, (_, index) => `type=${index}`).join('&');
    expect(read(query).types).toHaveLength(10);
  });

  it('omits parameters without a value', () => {
    expect(searchAddress('/fr/a', { term: 'été' })).toBe('/fr/a?q=%C3%A9t%C3%A9');
    expect(searchAddress('/fr/a', {})).toBe('/fr/a?q=');
  });
});
