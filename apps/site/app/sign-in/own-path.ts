import type { Locale } from '@jalon/i18n';
import type { SiteMap } from '../site-map.ts';

const base = 'http://own.invalid';

/**
 * A path of this site, with its query and fragment, from an address or a post (`r`). `undefined` for anything that a
 * browser could read as another origin, and for the sign-in page itself.
 */
export function ownPath(value: unknown, siteMap: SiteMap): string | undefined {
  if (typeof value !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined;
  const address = URL.parse(value, base);
  // Resolving dots (`/.//host`) can result in the address of another host.
  if (address?.origin !== base || address.pathname.startsWith('//')) return undefined;
  const { pathname, search, hash } = address;
  return siteMap.at(pathname)?.id === 'sign-in' ? undefined : pathname + search + hash;
}

/** The same page in a language; the path itself if the site has no such page. */
export function pathIn(locale: Locale, path: string, siteMap: SiteMap): string {
  const { pathname, search, hash } = new URL(path, base);
  return siteMap.translate(pathname, locale) + search + hash;
}
