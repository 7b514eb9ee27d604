import { expect, it } from 'vitest';
import { cacheControlOf, originOf } from './origin.server.ts';
import { readSettings } from './settings/settings.ts';

const request = new Request('http://127.0.0.1:3000/robots.txt');

it.each([
  [{}, 'http://127.0.0.1:3000', 'private, no-cache'],
  [{ SITE_URL: 'https://club.example' }, 'https://club.example', 'public, max-age=3600'],
])('with %o, robots.txt and the sitemap name %s and are kept as %s', (variables, origin, cacheControl) => {
  const { settings } = readSettings(variables);
  if (!settings) throw new Error('The settings are invalid');
  expect(originOf(settings, request)).toBe(origin);
  expect(cacheControlOf(settings)).toBe(cacheControl);
});
