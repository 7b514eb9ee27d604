import type { Localized } from '@jalon/i18n';
import type { SiteMap } from '../site-map.ts';

/** Where memberships are bought, changed and renewed; the contact form where the site has no page for it. */
export function membershipPaths(siteMap: SiteMap): Record<'join' | 'modify' | 'renew', Localized<string>> {
  const contact = siteMap.page('contact-us').paths;
  const at = (address: string) => siteMap.at(address)?.paths ?? contact;
  return {
    join: siteMap.find('memberships')?.paths ?? contact,
    modify: at('/fr/modifier-mon-adhesion'),
    renew: at('/fr/renouvellement/paiement'),
  };
}
