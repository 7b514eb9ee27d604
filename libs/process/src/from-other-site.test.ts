import { describe, expect, it } from 'vitest';
import { isFromOtherSite } from './from-other-site.ts';

const ours = 'https://club.example';
const isForeign = (headers: Parameters<typeof isFromOtherSite>[0]['headers']) =>
  isFromOtherSite({ headers }, [ours]);

describe('a request is from another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('with %o', (headers) => {
    expect(isForeign(headers)).toBe(true);
  });
});

describe('a request is from our site, or from no page', () => {
  it.each([
    {},
    { origin: ours },
    { origin: ours, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('with %o', (headers) => {
    expect(isForeign(headers)).toBe(false);
  });
});
