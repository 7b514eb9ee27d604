import type { SiteForm } from '@jalon/forms/schemas';
import { type Localized, localeSegment } from '@jalon/i18n';

export const homePaths = { fr: '/fr', en: '/en' } as const satisfies Localized<string>;

/** The pages that search engines may list: what follows a submission is not one. */
export function listedPages(forms: readonly SiteForm[]): Localized<string>[] {
  return [homePaths, ...forms.map(({ paths }) => paths)];
}

/** The pages that follow a submission; several forms may share one. */
export function sentPages(forms: readonly SiteForm[]): Localized<string>[] {
  return [...new Map(forms.map(({ sentPaths }) => [sentPaths.fr, sentPaths])).values()];
}

/** Every address of a page: `/en-ca` shows what `/en` shows. */
export function addressesOf({ fr, en }: Localized<string>): string[] {
  return [fr, en, en.replace(/^\/en(?=\/|$)/, '/en-ca')];
}

/** The French page that an address without a language names, if there is one: French is the default. */
export function frenchAddressOf(pathname: string, forms: readonly SiteForm[]): string | undefined {
  if (localeSegment(pathname)) return undefined;
  return [...listedPages(forms), ...sentPages(forms)]
    .map(({ fr }) => fr)
    .find((address) => address === `/fr${pathname}`);
}
