import type { Localized } from '@jalon/i18n';
import type { BatteryTestSettings } from '../battery-test/battery-test.schema.ts';
import type { CarAdvisorySettings } from '../car-advisory/car-advisory.schema.ts';
import type { ContactDetailsSettings } from '../contact-details/contact-details.schema.ts';
import type { ContactUsSettings } from '../contact-us/contact-us.schema.ts';
import type { GiftCardSettings } from '../gift-card/gift-card.schema.ts';
import type { HomeAdvisorySettings } from '../home-advisory/home-advisory.schema.ts';
import type { PriceListSettings } from '../price-list/price-list.schema.ts';

/**
 * What differs from one club to another. Everything a club leaves out of a form's settings keeps that
 * form's own default, which stands in the form's folder.
 */
export interface ClubConfig {
  readonly name: Localized<string>;
  /** Shown in front of every member number (forms spec §5). Default `620 285`; empty for none. */
  readonly memberNumberPrefix?: string | undefined;
  /** The pages that a consent leads to (forms spec §2). */
  readonly privacyPolicyPaths?: Localized<string> | undefined;
  readonly carAdvisory?: Partial<CarAdvisorySettings> | undefined;
  readonly homeAdvisory?: Partial<HomeAdvisorySettings> | undefined;
  readonly batteryTest?: Partial<BatteryTestSettings> | undefined;
  readonly contactDetails?: Partial<ContactDetailsSettings> | undefined;
  readonly contactUs?: Partial<ContactUsSettings> | undefined;
  readonly priceList?: Partial<PriceListSettings> | undefined;
  readonly giftCard?: Partial<GiftCardSettings> | undefined;
}

/** The demonstration club. */
export const defaultClub: ClubConfig = {
  name: { fr: 'Club Jalon', en: 'Club Jalon' },
};
