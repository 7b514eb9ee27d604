import { createRequire } from 'node:module';
import type * as clubs from '@jalon/club';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { feedPaths } from './content/feed-paths.ts';
import type * as siteMap from './site-map.ts';

// Loaded by Node, which resolves the libraries to their source. React Router ignores that export condition and would
// load their last build. A change of the site map needs a restart of `npm run dev`.
const require = createRequire(import.meta.url);
const { addressesOf, sessionPaths, sitePages }: typeof siteMap = require('./site-map.ts');
const { defaultClub }: typeof clubs = require('@jalon/club');

export default [
  index('pages/root-redirect.ts'),
  ...sitePages(defaultClub).flatMap(({ paths, file }) =>
    addressesOf(paths).map((address) => route(address.slice(1), file, { id: address })),
  ),
  route(sessionPaths.fr.slice(1), 'account/session.ts', { id: 'session-fr' }),
  route(sessionPaths.en.slice(1), 'account/session.ts', { id: 'session-en' }),
  route('admin', 'pages/admin.ts'),
  route('admin/config.json', 'pages/admin.ts', { id: 'admin-config' }),
  route('fr/admin/preview', 'pages/editor-preview/page.tsx', { id: 'editor-preview-fr' }),
  route('en/admin/preview', 'pages/editor-preview/page.tsx', { id: 'editor-preview-en' }),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route(feedPaths.fr.slice(1), 'pages/feed.ts', { id: 'feed-fr' }),
  route(feedPaths.en.slice(1), 'pages/feed.ts', { id: 'feed-en' }),
  // Content pages share one route: routes are fixed when the site is built, content is not.
  route('*', 'pages/content/page.tsx', { id: 'content' }),
] satisfies RouteConfig;
