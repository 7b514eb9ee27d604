import { maintenancePaths } from '@jalon/api-client/contract';
import { defaultClub, privacyPolicyPaths, type SiteForm } from '@jalon/forms/schemas';
import { localeSegment } from '@jalon/i18n';
import { sitePages } from '../../addresses.ts';

/** The French page that an address without a language names, if there is one: French is the default. */
export function frenchAddressOf(pathname: string, forms: readonly SiteForm[]): string | undefined {
  if (localeSegment(pathname)) return undefined;
  return [...sitePages(forms), maintenancePaths, privacyPolicyPaths(defaultClub)]
    .map(({ fr }) => fr)
    .find((address) => address === `/fr${pathname}`);
}
