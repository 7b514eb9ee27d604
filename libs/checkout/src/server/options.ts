import type { ApiClientOptions } from '@jalon/api-client';
import type { MembershipPrices } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import type { Locale } from '@jalon/i18n';
import type { MembershipContent } from '@jalon/membership/content';
import type { CheckoutPaths } from '../flow-pages.ts';

/** The membership types of a club and their texts, in one language. */
export type SoldMemberships = Pick<MembershipContent, 'types' | 'texts'>;

export interface CheckoutOptions {
  readonly paths: CheckoutPaths;
  /** The address of the API, and the headers that forward the visitor's address. */
  readonly api: ApiClientOptions;
  readonly club: ClubConfig;
  readonly memberships: (locale: Locale) => SoldMemberships | undefined;
  /** The prices of all types. Default: asked of the API for each page that needs them. */
  readonly prices?: (() => Promise<Pick<MembershipPrices, 'prices' | 'options'> | undefined>) | undefined;
  /** Other pages that keep the answers of an open checkout, such as the privacy policy, which visitors read before they agree. */
  readonly keepOn?: ((pathname: string) => boolean) | undefined;
  readonly log?: { warn(details: object, message: string): void } | undefined;
}
