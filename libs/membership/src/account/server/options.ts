import type { ApiClientOptions } from '@jalon/api-client';
import type { ClubConfig } from '@jalon/club';
import type { Locale, Localized } from '@jalon/i18n';
import type { MembershipContent } from '../../types/membership-content.schema.ts';
import type { AccountPaths } from '../account-paths.ts';

export interface AccountOptions {
  readonly paths: AccountPaths;
  /** The address of the API, and the headers that forward the visitor's address. */
  readonly api: ApiClientOptions;
  readonly club: ClubConfig;
  /** The membership types of the club: the member area shows their names. */
  readonly memberships?: ((locale: Locale) => Pick<MembershipContent, 'types'> | undefined) | undefined;
  /** The origin of the host, for addresses in mails. Default: that of the request, which a proxy may have changed. */
  readonly origin?: string | undefined;
  /** The address of another page of the host in a language; undefined for a page that it does not know. */
  readonly translate?: ((pathname: string, locale: Locale) => string | undefined) | undefined;
  /**
   * The page to return to after a forgotten password was replaced, from the `Cookie` header: such as a flow that the member
   * left open. Default: the member area.
   */
  readonly openPage?: ((cookies: string | null) => Localized<string> | undefined) | undefined;
  readonly log?: { warn(details: object, message: string): void } | undefined;
}
