import { expect, it } from 'vitest';
import { isFromOtherSite } from './from-other-site.ts';

const request = (headers: Readonly<Record<string, string>>) =>
  new Request('http://club.test/fr/connexion', { headers });

it.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://club.test' },
  { origin: 'https://club.example', 'x-forwarded-host': 'club.example' },
  { origin: 'https://club.example', host: 'club.example' },
])('is from the own site: %o', (headers) => {
  expect(isFromOtherSite(request(headers))).toBe(false);
});

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://club.test' },
  { origin: 'https://evil.example' },
  { origin: 'http://club.test.evil.example' },
  { origin: 'null' },
])('is from another site: %o', (headers) => {
  expect(isFromOtherSite(request(headers))).toBe(true);
});
