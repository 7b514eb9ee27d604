import { addressesOf, signInPaths } from '../addresses.ts';

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
