import { openMemberFlow } from '@jalon/checkout/server';
import type { Answer } from '@jalon/host';
import { localeFromPath } from '@jalon/i18n';
import { type AccountEngine, createAccount } from '@jalon/membership/account/server';
import { apiFor } from '../api.server.ts';
import { checkoutPaths } from '../checkout/checkout-paths.ts';
import { memberships } from '../content/memberships.ts';
import { visitLocaleCookie } from '../document/visit-locale.ts';
import type { SiteContext } from '../site-context.server.ts';
import { accountPaths } from './account-paths.ts';

/** The accounts, for one request. */
export function siteAccount(site: SiteContext): AccountEngine {
  const { siteMap, content, settings, log } = site;
  return createAccount({
    paths: accountPaths(siteMap),
    api: apiFor(site),
    club: settings.club,
    memberships: (locale) => memberships.in(content, locale),
    origin: settings.siteUrl,
    translate: (pathname, locale) => siteMap.translate(pathname, locale),
    openPage: (cookies) => openMemberFlow(cookies, checkoutPaths(siteMap)),
    log,
  });
}

/** The address without a language, to which signing out leads, then has the language of the page. */
export function keepLocale<View>(answer: Answer<View>, { pathname, protocol }: URL): Answer<View> {
  if (answer.kind === 'page' || answer.location !== '/') return answer;
  const cookie = visitLocaleCookie(localeFromPath(pathname), protocol);
  return { ...answer, headers: [...answer.headers, ['set-cookie', cookie]] };
}
