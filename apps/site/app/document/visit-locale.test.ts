import { expect, it } from 'vitest';
import { readVisitLocale, visitLocaleCookie } from './visit-locale.ts';

it.each([
  [{}, 'fr'],
  [{ 'accept-language': 'en-CA,en;q=0.9,fr;q=0.8' }, 'en'],
  [{ 'accept-language': 'de, en;q=0.5, fr-CA;q=0.7' }, 'fr'],
  [{ 'accept-language': 'en;q=0, de' }, 'fr'],
  [{ 'accept-language': 'de-CH, *;q=0.1' }, 'fr'],
  [{ 'accept-language': 'fr-CA', cookie: 'a=1; locale=en' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'locale=de' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'xlocale=fr' }, 'en'],
] as const)('the headers %j ask for %s', (headers, locale) => {
  expect(readVisitLocale(new Headers(headers))).toBe(locale);
});

it('keeps the language until the browser is closed', () => {
  expect(visitLocaleCookie('en', 'https:')).toBe('locale=en; Path=/; Secure; SameSite=Lax');
  expect(visitLocaleCookie('fr', 'http:')).toBe('locale=fr; Path=/; SameSite=Lax');
});
