import type { AccountPaths } from '@jalon/membership/account/server';
import { membershipPaths } from '../memberships/membership-paths.ts';
import { type SiteMap, sessionPaths } from '../site-map.ts';

/** The addresses of the site that an account has or links to. */
export function accountPaths(siteMap: SiteMap): AccountPaths {
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
