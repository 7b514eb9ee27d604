import { isPage } from '@jalon/host';
import type { Locale, Localized } from '@jalon/i18n';
import type { AccountPaths } from '../account-paths.ts';
import type { AccountOptions } from './options.ts';

const base = 'http://own.invalid';

/**
 * A path of the host, with its query and fragment, from an address or a post (`r`). `undefined` for anything that a browser
 * could read as another origin, and for the sign-in page itself.
 */
export function ownPath(value: unknown, { signIn }: Pick<AccountPaths, 'signIn'>): string | undefined {
  if (typeof value !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined;
  const address = URL.parse(value, base);
  // Resolving dots (`/.//host`) can result in the address of another host.
  if (address?.origin !== base || address.pathname.startsWith('//')) return undefined;
  const { pathname, search, hash } = address;
  return isPage(pathname, signIn) ? undefined : pathname + search + hash;
}

/** The same page of the host in a language: of an account by its paths, another one if the host knows it. */
export function pathIn(
  locale: Locale,
  path: string,
  { paths, translate }: Pick<AccountOptions, 'paths' | 'translate'>,
): string {
  const { pathname, search, hash } = new URL(path, base);
  const own = Object.values<Localized<string> | undefined>({ ...paths }).find(
    (page) => page && isPage(pathname, page),
  );
  return (own?.[locale] ?? translate?.(pathname, locale) ?? pathname) + search + hash;
}
