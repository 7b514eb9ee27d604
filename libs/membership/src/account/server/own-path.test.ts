import { expect, it } from 'vitest';
import { defaultAccountPaths as paths } from '../account-paths.ts';
import { ownPath, pathIn } from './own-path.ts';

it.each([
  '/fr',
  '/en/forms/battery-test?a=1;b=%2F%2Fc#d',
  '/anywhere/else',
  '/fr/@elsewhere.example',
  '/fr/a:b',
])('returns to %s', (path) => {
  expect(ownPath(path, paths)).toBe(path);
});

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/fr/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/fr',
  'javascript:alert(1)',
  'data:text/html,hello',
  'evil.example',
  '?r=/fr',
  ' /fr',
  '',
  null,
  '/fr/connexion',
  '/FR/Connexion/?r=/fr',
  '/en-ca/sign-in?r=/fr',
])('does not return to %j', (path) => {
  expect(ownPath(path, paths)).toBeUndefined();
});

it('returns to the same page in the other language, with its query and fragment', () => {
  const translate = (path: string) => (path === '/fr/nous-joindre' ? '/en/contact-us' : undefined);
  expect(pathIn('en', '/fr/nous-joindre?a=1#b', { paths, translate })).toBe('/en/contact-us?a=1#b');
  expect(pathIn('en', '/fr/espace-connecte', { paths })).toBe('/en/connected-space');
  expect(pathIn('en', '/nowhere?a=1#b', { paths, translate })).toBe('/nowhere?a=1#b');
});
