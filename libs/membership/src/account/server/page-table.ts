import { type Localized, locales } from '@jalon/i18n';
import { type AccountPage, type AccountPaths, accountPages } from '../account-paths.ts';

/** Whether a path is the address of a page, regardless of case; `/en-ca` shows the same pages as `/en`. */
export function isPage(pathname: string, page: Localized<string>): boolean {
  const asked = pathname
    .replace(/^\/en-ca(?=\/|$)/i, '/en')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  return locales.some((locale) => page[locale].toLowerCase() === asked);
}

/** The page of an account at a path; undefined for another page of the host. */
export function pageAt(pathname: string, paths: AccountPaths): AccountPage | undefined {
  return accountPages.find((name) => isPage(pathname, paths[name]));
}
