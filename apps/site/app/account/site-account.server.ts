import { openMemberFlow } from '@jalon/checkout/server';
import type { Answer } from '@jalon/host';
import { localeFromPath } from '@jalon/i18n';
import { type AccountEngine, type AccountPaths, createAccount } from '@jalon/membership/account/server';
import { apiFor } from '../api.server.ts';
import { checkoutPaths } from '../checkout/checkout-paths.ts';
import { memberships } from '../content/memberships.ts';
import { visitLocaleCookie } from '../document/visit-locale.ts';
import { membershipPaths } from '../memberships/membership-paths.ts';
import type { SiteContext } from '../site-context.server.ts';
import { type SiteMap, sessionPaths } from '../site-map.ts';

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

/** The addresses of the site that an account has or links to. */
function accountPaths(siteMap: SiteMap): AccountPaths {
  const { join: memberships, modify, renew } = membershipPaths(siteMap);
  return {
    signIn: siteMap.page('sign-in').paths,
    session: sessionPaths,
    forgottenPassword: siteMap.page('forgotten-password').paths,
    newPassword: siteMap.page('new-password').paths,
    memberArea: siteMap.page('connected-space').paths,
    security: siteMap.page('security').paths,
    savedPayment: siteMap.page('saved-payment').paths,
    contactDetails: siteMap.page('contact-details').paths,
    // The address without a language.
    signedOut: { fr: '/', en: '/' },
    memberships,
    modify,
    renew,
    endMembership: siteMap.page('end-membership').paths,
  };
}
