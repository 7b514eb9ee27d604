import type { Localized } from '@jalon/i18n';
import type { SiteMap } from '../site-map.ts';

/** The paths for buying, changing and renewing memberships; the contact form if the site has no such page. */
export function membershipPaths(siteMap: SiteMap): Record<'join' | 'modify' | 'renew', Localized<string>> {
  const contact = siteMap.page('contact-us').paths;
  const at = (address: string) => siteMap.at(address)?.paths ?? contact;
  return {
    join: siteMap.find('memberships')?.paths ?? contact,
    modify: at('/fr/modifier-mon-adhesion'),
    renew: at('/fr/renouvellement/paiement'),
  };
}
