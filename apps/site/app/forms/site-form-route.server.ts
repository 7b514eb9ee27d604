import { createFormRoute, type FormPaths, type FormRoute, type FormRouteOptions } from '@jalon/forms/server';
import type { Locale } from '@jalon/i18n';
import { formMember, readSession, signInFields } from '@jalon/membership/server';
import { apiFor } from '../api.server.ts';
import type { SiteContext } from '../site-context.server.ts';
import { type SiteMap, sentPageOf } from '../site-map.ts';
import { batteryTestPageMessages } from './battery-test-page.messages.ts';
import { contactUsPageMessages } from './contact-us-page.messages.ts';

/** The pages of the forms, for one request. */
export function siteFormRoute(
  site: SiteContext,
  request: Request,
  options: Pick<FormRouteOptions, 'form' | 'member'> = {},
): FormRoute {
  const names = site.forms.map(({ name }) => name);
  const cookies = request.headers.get('cookie');
  const session = readSession(cookies);
  return createFormRoute({
    paths: formPaths(site.siteMap, names),
    api: apiFor(site, session?.token),
    club: site.settings.club,
    member: formMember(cookies),
    memberNumber: session?.memberNumber,
    texts: { 'battery-test': batteryTestPageMessages, 'contact-us': contactUsPageMessages },
    ...options,
  });
}

/** The addresses of the forms on the site. */
function formPaths(siteMap: SiteMap, names: readonly string[]): FormPaths {
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
