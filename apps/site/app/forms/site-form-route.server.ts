import { createFormRoute, type FormRoute, type FormRouteOptions } from '@jalon/forms/server';
import { formMember, readSession } from '@jalon/membership/server';
import { apiFor } from '../api.server.ts';
import type { SiteContext } from '../site-context.server.ts';
import { batteryTestPageMessages } from './battery-test-page.messages.ts';
import { contactUsPageMessages } from './contact-us-page.messages.ts';
import { formPaths } from './form-paths.ts';

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
