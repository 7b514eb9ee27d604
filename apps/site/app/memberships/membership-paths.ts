import type { Localized } from '@jalon/i18n';
import type { SiteMap } from '../site-map.ts';

/** The paths for buying, changing and renewing memberships; the contact form if the site has no such page. */
export function membershipPaths(siteMap: SiteMap): Record<'join' | 'modify' | 'renew', Localized<string>> {
  const contact = siteMap.page('contact-us').paths;
  return {
    join: siteMap.find('memberships')?.paths ?? contact,
    modify: siteMap.find('modify-my-membership-registration')?.paths ?? contact,
    renew: siteMap.find('renewal-payment')?.paths ?? contact,
  };
}
