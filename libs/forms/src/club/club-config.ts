import type { Localized } from '@jalon/i18n';
import type { AdvisoryOptions } from '../forms/advisory/advisory.schema.ts';
import type { BatteryTestOptions } from '../forms/battery-test/battery-test.schema.ts';
import type { ContactDetailsOptions } from '../forms/contact-details/contact-details.schema.ts';
import type { ContactUsOptions } from '../forms/contact-us/contact-us.schema.ts';
import type { GiftCardOptions } from '../forms/gift-card/gift-card.schema.ts';
import type { PriceListOptions } from '../forms/price-list/price-list.schema.ts';
import type { CheckoutOptions } from './checkout-settings.ts';
import type { MemberNumbers } from './member-number/member-number.ts';

/** The content of the memberInfo cookie, which scripts can read. */
export interface MemberInfoOptions {
  /**
   * The other members of the membership in it: everything (the default), or only their `names` and
   * numbers.
   */
  readonly associates?: 'everything' | 'names' | undefined;
}

/** Purposes of consent: measuring the audience, and advertising. */
export const consentPurposes = ['audience', 'advertising'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export interface ConsentOptions {
  /**
   * Purposes for which the club asks its visitors’ consent. Default: both where the site has a tag manager or a consent
   * service, and none elsewhere, so that visitors are not asked without need.
   */
  readonly purposes?: readonly ConsentPurpose[] | undefined;
}

/** The settings that differ between clubs. Each form’s own settings, with their defaults, are in its folder. */
export interface ClubConfig extends MemberNumbers {
  readonly name: Localized<string>;
  /** The pages that a consent links to. */
  readonly privacyPolicyPaths?: Localized<string> | undefined;
  readonly memberInfo?: MemberInfoOptions | undefined;
  readonly consent?: ConsentOptions | undefined;
  readonly carAdvisory?: AdvisoryOptions | undefined;
  readonly homeAdvisory?: AdvisoryOptions | undefined;
  readonly batteryTest?: BatteryTestOptions | undefined;
  readonly contactDetails?: ContactDetailsOptions | undefined;
  readonly contactUs?: ContactUsOptions | undefined;
  readonly priceList?: PriceListOptions | undefined;
  readonly giftCard?: GiftCardOptions | undefined;
  readonly checkout?: CheckoutOptions | undefined;
}

/** A club without its own settings: every rule has the forms’ default. */
export const defaultClub: ClubConfig = {
  name: { fr: 'Club Jalon', en: 'Club Jalon' },
};
