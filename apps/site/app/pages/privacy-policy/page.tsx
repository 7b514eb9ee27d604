import { localeFromPath } from '@jalon/i18n';
import { redirect } from 'react-router';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { loadPrivacyPolicy } from './load-privacy-policy.server.ts';
import { PrivacyPolicy } from './privacy-policy.tsx';

/** The policy at its default address. A club that has it elsewhere gets a redirect there. */
export function loader({ context, url }: Route.LoaderArgs) {
  const site = getSite(context);
  if (site.siteMap.at(url.pathname)?.id === 'privacy-policy') return loadPrivacyPolicy(site, url.pathname);
  throw redirect(site.siteMap.page('privacy-policy').paths[localeFromPath(url.pathname)] + url.search, 301);
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <PrivacyPolicy {...loaderData} />;
}
