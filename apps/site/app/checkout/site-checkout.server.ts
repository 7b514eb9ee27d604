import { type CheckoutEngine, createCheckout } from '@jalon/checkout/server';
import { resolverIn } from '@jalon/content/server';
import type { Locale } from '@jalon/i18n';
import { apiFor } from '../api.server.ts';
import { memberships } from '../content/memberships.ts';
import { pictures } from '../content/pictures.server.ts';
import { priceList } from '../memberships/price-list.server.ts';
import type { SiteContext } from '../site-context.server.ts';
import { checkoutPaths } from './checkout-paths.ts';

/** Pages besides the steps that keep the answers: visitors read some before they agree, and a member may need a new password. */
const keepingPages: ReadonlySet<string> = new Set([
  'privacy-policy',
  'terms',
  'forgotten-password',
  'new-password',
]);

/** The checkouts, for one request. `timeout`: of a call to the API, in milliseconds. */
export function siteCheckout(site: SiteContext, { timeout }: { timeout?: number } = {}): CheckoutEngine {
  const { siteMap, content, settings, log } = site;
  return createCheckout({
    paths: checkoutPaths(siteMap),
    api: { ...apiFor(site), timeout },
    club: settings.club,
    memberships(locale: Locale) {
      const found = memberships.in(content, locale);
      return found && resolverIn({ table: siteMap, pictures }, locale)(found);
    },
    prices: () => priceList(site).read(),
    // An address outside the site map, such as a missing page, keeps them too.
    keepOn(pathname) {
      const page = siteMap.at(pathname);
      return !page || keepingPages.has(page.id);
    },
    log,
  });
}
