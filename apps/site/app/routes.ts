import { createRequire } from 'node:module';
import type * as contract from '@jalon/api-client/contract';
import type * as schemas from '@jalon/forms/schemas';
import type { Localized } from '@jalon/i18n';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { addressesOf, connectedSpacePaths, homePaths, sentPages, signInPaths } from './addresses.ts';

// React Router would import what the libraries were last built to, if they were: it does not know the
// condition that leads to their source. Node does.
const require = createRequire(import.meta.url);
const {
  contactDetailsPaths,
  contactTopics,
  contactUs,
  defaultClub,
  formDefinitions,
  privacyPolicyPaths,
}: typeof schemas = require('@jalon/forms/schemas');
const { maintenancePaths }: typeof contract = require('@jalon/api-client/contract');

/** One page under each of its addresses. */
function page(paths: Localized<string>, file: string): RouteConfigEntry[] {
  return addressesOf(paths).map((address) => route(address.slice(1), file, { id: address }));
}

// A club's settings change no address.
const forms = formDefinitions(defaultClub);

/** Pages by the name of their form, where it is not their own. */
const shared = new Map(contactTopics.map((topic) => [contactUs({}, topic).name, contactUs().name]));

export default [
  index('pages/front-door.ts'),
  ...page(homePaths, 'pages/home/page.tsx'),
  ...forms.flatMap(({ name, paths }) => page(paths, `pages/${shared.get(name) ?? name}/page.tsx`)),
  ...sentPages(forms).flatMap((paths) => page(paths, 'pages/form-sent/page.tsx')),
  ...page(contactDetailsPaths.sentPaths, 'pages/contact-details-changed/page.tsx'),
  ...page(signInPaths, 'pages/sign-in/page.tsx'),
  ...page(connectedSpacePaths, 'pages/connected-space/page.tsx'),
  ...page(maintenancePaths, 'pages/maintenance/page.tsx'),
  ...page(privacyPolicyPaths(defaultClub), 'pages/privacy-policy/page.tsx'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig;
