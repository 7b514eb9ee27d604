import { recentSignIn } from '@jalon/api-client/contract';
import { type ClubConfig, contactDetailsSettings } from '@jalon/club';
import type { Locale, Localized } from '@jalon/i18n';
import { signInFields } from '@jalon/membership/sign-in';
import type { SiteMap } from '../site-map.ts';

/** The parameter of the sign-in page’s address that asks for the password although the member is signed in. */
export const confirmParameter = 'confirm';

/** The addresses of the sign-in page that asks for the password and then returns to a page. */
export function confirmPasswordPaths(page: Localized<string>, siteMap: SiteMap): Localized<string> {
  const path = (locale: Locale) => {
    const query = new URLSearchParams({ [signInFields.returnPath]: page[locale], [confirmParameter]: '' });
    return `${siteMap.page('sign-in').paths[locale]}?${query}`;
  };
  return { fr: path('fr'), en: path('en') };
}

/** Whether the member must enter the password again before changing the email address. */
export function emailIsLocked(
  { signedInAt }: { readonly signedInAt: Date },
  { contactDetails }: Pick<ClubConfig, 'contactDetails'>,
): boolean {
  return (
    contactDetailsSettings(contactDetails).emailAsksPassword &&
    Date.now() - signedInAt.getTime() >= recentSignIn.offered
  );
}
