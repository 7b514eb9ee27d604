import type { SiteForm } from '@jalon/forms/schemas';
import type { Locale } from '@jalon/i18n';
import { addressesOf, signInPaths, sitePages } from '../addresses.ts';

const base = 'http://own.invalid';

/**
 * A path of this site, with its query and fragment, as an address or a post named it (`r`). `undefined` for
 * anything that a browser could read as another place, and for the sign-in page, which leads nowhere.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined;
  const address = URL.parse(value, base);
  // What dots leave (`/.//host`) may start as the address of another host does.
  if (address?.origin !== base || address.pathname.startsWith('//')) return undefined;
  const { pathname, search, hash } = address;
  return addressesOf(signInPaths).includes(pathname) ? undefined : pathname + search + hash;
}

/** Where a path of this site leads in a language; the path itself where the site has no such page. */
export function pathIn(locale: Locale, path: string, forms: readonly SiteForm[]): string {
  const { pathname, search, hash } = new URL(path, base);
  const page = sitePages(forms).find((paths) => addressesOf(paths).includes(pathname));
  return page ? page[locale] + search + hash : path;
}
