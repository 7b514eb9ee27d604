// @vitest-environment jsdom

import { setCookie } from '@jalon/host';
import { afterEach, expect, it, vi } from 'vitest';
import { clearCookies } from './clear-cookies.ts';

afterEach(() => vi.unstubAllGlobals());

it('deletes the cookies of the tags, and leaves those of the site', () => {
  for (const pair of ['_ga=GA1.1', '_ga_A1B2=GS1', '_gcl_au=1.1', 'locale=fr', 'x_ga=1']) setCookie(pair);
  clearCookies();
  expect(document.cookie).toBe('locale=fr; x_ga=1');
});

it('deletes cookies of the parent domains too, and those of a host with an IP address', () => {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return '_ga=1';
    },
    set cookie(line: string) {
      written.push(line);
    },
  });
  vi.stubGlobal('location', { hostname: 'www.club.test', protocol: 'https:' });
  clearCookies();
  expect(written).toEqual(
    ['', ' Domain=www.club.test;', ' Domain=club.test;', ' Domain=test;'].map(
      (domain) => `_ga=; Max-Age=0;${domain} Path=/; Secure; SameSite=Lax`,
    ),
  );
  written.length = 0;
  vi.stubGlobal('location', { hostname: '[::1]', protocol: 'http:' });
  clearCookies();
  expect(written).toEqual(['_ga=; Max-Age=0; Path=/; SameSite=Lax']);
});
