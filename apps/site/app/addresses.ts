// Types alone: `routes.ts` reads this file before anything of the libraries is built.
import type { SiteForm } from '@jalon/forms/schemas';
import type { Localized } from '@jalon/i18n';

export const homePaths = { fr: '/fr', en: '/en' } as const satisfies Localized<string>;
export const signInPaths = { fr: '/fr/connexion', en: '/en/sign-in' } as const satisfies Localized<string>;
export const connectedSpacePaths = {
  fr: '/fr/espace-connecte',
  en: '/en/connected-space',
} as const satisfies Localized<string>;

/** The pages that search engines may list: what follows a submission is not one, nor is a member's account. */
export function listedPages(forms: readonly SiteForm[]): Localized<string>[] {
  return [homePaths, ...forms.filter(isForVisitors).map(({ paths }) => paths)];
}

/** The pages that follow a visitor's submission; several forms may share one. */
export function sentPages(forms: readonly SiteForm[]): Localized<string>[] {
  return [...new Map(forms.filter(isForVisitors).map(({ sentPaths }) => [sentPaths.fr, sentPaths])).values()];
}

/** The pages of a member's account. */
export function memberPages(forms: readonly SiteForm[]): Localized<string>[] {
  const ofForms = forms.filter(({ membersOnly }) => membersOnly);
  return [connectedSpacePaths, ...ofForms.flatMap(({ paths, sentPaths }) => [paths, sentPaths])];
}

/** The pages of visitors and members. */
export function sitePages(forms: readonly SiteForm[]): Localized<string>[] {
  return [...listedPages(forms), ...sentPages(forms), ...memberPages(forms), signInPaths];
}

function isForVisitors({ membersOnly = false }: SiteForm): boolean {
  return !membersOnly;
}

/** Every address of a page, which may have one for both languages: `/en-ca` shows what `/en` shows. */
export function addressesOf({ fr, en }: Localized<string>): string[] {
  return [...new Set([fr, en, en.replace(/^\/en(?=\/|$)/, '/en-ca')])];
}
