import type { Locale } from '@jalon/i18n';
import type { SiteMap } from '../site-map.ts';
import { pictures } from './pictures.server.ts';
import type { Addresses } from './resolve.ts';

/** Resolves the addresses in content, in one language of the site. */
export function addressesIn(siteMap: SiteMap, locale: Locale): Addresses {
  return {
    page(id) {
      const page = siteMap.find(id);
      return page && { path: page.paths[locale], label: page.label[locale] };
    },
    picture: (name) => pictures[name],
  };
}
