import { isPage } from '@jalon/host';
import { type AccountPage, type AccountPaths, accountPages } from '../account-paths.ts';

/** The page of an account at a path; undefined for another page of the host. */
export function pageAt(pathname: string, paths: AccountPaths): AccountPage | undefined {
  return accountPages.find((name) => isPage(pathname, paths[name]));
}
