import { localeSegment } from '@jalon/i18n';
import { data, redirect } from 'react-router';
import { getSite } from '../../site-context.server.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { loadPrivacyPolicy } from '../privacy-policy/load-privacy-policy.server.ts';
import { PrivacyPolicy } from '../privacy-policy/privacy-policy.tsx';
import type { Route } from './+types/page.ts';

/**
 * An address without a route of its own: the privacy policy of a club that has it at another address, a French
 * page whose address lacks the language, or no page at all.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const site = getSite(context);
  const { pathname, search } = url;
  if (site.siteMap.at(pathname)?.id === 'privacy-policy') return loadPrivacyPolicy(site, pathname);
  const french = localeSegment(pathname) ? undefined : site.siteMap.at(`/fr${pathname}`);
  if (french) throw redirect(french.paths.fr + search, 301);
  return data(undefined, { status: 404 });
}

/** Nothing accepts a post here. */
export function action() {
  return data(null, { status: 404 });
}

export default function OtherAddressPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PrivacyPolicy {...loaderData} /> : <NotFound />;
}
