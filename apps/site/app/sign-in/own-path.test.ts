import { defaultClub } from '@jalon/club';
import { expect, it } from 'vitest';
import { SiteMap, sitePages } from '../site-map.ts';
import { ownPath, pathIn } from './own-path.ts';

const siteMap = new SiteMap(sitePages(defaultClub));

it.each(['/fr', '/en/forms/battery-test?a=1#b', '/anywhere/else'])('returns to %s', (path) => {
  expect(ownPath(path, siteMap)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '',
  null,
  '/fr/connexion',
  '/en-ca/sign-in?r=/fr',
])('does not return to %j', (path) => {
  expect(ownPath(path, siteMap)).toBeUndefined();
});

it('returns to the same page in the other language, with its query and fragment', () => {
  expect(pathIn('en', '/fr/nous-joindre?a=1#b', siteMap)).toBe('/en/contact-us?a=1#b');
  expect(pathIn('en', '/nowhere?a=1#b', siteMap)).toBe('/nowhere?a=1#b');
});
