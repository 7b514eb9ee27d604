import { defaultClub, formDefinitions } from '@jalon/forms/schemas';
import type { Localized } from '@jalon/i18n';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { addressesOf, homePaths, sentPages } from './addresses.ts';

/** One page under each of its addresses. */
function page(paths: Localized<string>, file: string): RouteConfigEntry[] {
  return addressesOf(paths).map((address) => route(address.slice(1), file, { id: address }));
}

// A club's settings change no address.
const forms = formDefinitions(defaultClub);

export default [
  index('pages/front-door.ts'),
  ...page(homePaths, 'pages/home/page.tsx'),
  ...forms.flatMap(({ name, paths }) => page(paths, `pages/${name}/page.tsx`)),
  ...sentPages(forms).flatMap((paths) => page(paths, 'pages/form-sent/page.tsx')),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig;
