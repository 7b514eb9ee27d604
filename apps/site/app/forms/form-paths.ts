import type { FormPaths } from '@jalon/forms/server';
import type { Locale } from '@jalon/i18n';
import { signInFields } from '@jalon/membership/server';
import { type SiteMap, sentPageOf } from '../site-map.ts';

/** The addresses of the forms on the site. */
export function formPaths(siteMap: SiteMap, names: readonly string[]): FormPaths {
  return {
    forms: Object.fromEntries(
      names.map((name) => [
        name,
        { page: siteMap.page(name).paths, sent: siteMap.page(sentPageOf(name)).paths },
      ]),
    ),
    resume: siteMap.page('resume-form').paths,
    signIn: (returnPath: string, locale: Locale) =>
      `${siteMap.page('sign-in').paths[locale]}?${new URLSearchParams({ [signInFields.returnPath]: returnPath })}`,
  };
}
