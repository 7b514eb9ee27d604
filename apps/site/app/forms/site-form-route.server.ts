import { createFormRoute, type FormRoute, type FormRouteOptions } from '@jalon/forms/server';
import { readMemberInfo, submissionMember } from '@jalon/membership/schemas';
import { readSession } from '@jalon/membership/server';
import { apiFor } from '../api.server.ts';
import type { SiteContext } from '../site-context.server.ts';
import { contactUsPageMessages } from './contact-us-page.messages.ts';
import { formPaths } from './form-paths.ts';

/** The pages of the forms, for one request. */
export function siteFormRoute(
  site: SiteContext,
  request: Request,
  options: Pick<FormRouteOptions, 'form' | 'member'> = {},
): FormRoute {
  const names = site.forms.map(({ name }) => name);
  const session = readSession(request.headers.get('cookie'));
  return createFormRoute({
    paths: formPaths(site.siteMap, names),
    api: apiFor(site, session?.token),
    club: site.settings.club,
    member: memberOf(request),
    memberNumber: session?.memberNumber,
    texts: { 'contact-us': contactUsPageMessages },
    ...options,
  });
}

function memberOf(request: Request): FormRouteOptions['member'] {
  const member = readMemberInfo(request.headers.get('cookie'));
  if (!member) return undefined;
  const { discountsBalanceValue: balance, discountsReservedValue: reserved = 0 } = member;
  // What is reserved can't be spent again.
  return { ...submissionMember(member), balance: balance && Math.max(0, balance - reserved) };
}
