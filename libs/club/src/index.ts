export { type ClubConfig, clubConfigSchema } from './club-config.ts';
export { clubDifferences, wholeClub } from './club-differences.ts';
export { type ConsentPurpose, consentPurposes } from './consent-purposes.ts';
export { defaultClub } from './default-club.ts';
export { formatMemberNumber, type MemberNumbers, memberNumberPrefix } from './member-number.ts';
export { parseClubConfig } from './parse-club-config.ts';
export { privacyPolicyPaths } from './privacy-policy.ts';
export {
  type AdvisoryOptions,
  type AdvisorySettings,
  carAdvisorySettings,
  homeAdvisorySettings,
} from './settings/advisory.ts';
export {
  type BatteryTestOptions,
  type BatteryTestSettings,
  batteryTestSettings,
} from './settings/battery-test.ts';
export {
  type CheckoutOptions,
  type CheckoutSettings,
  checkoutSettings,
  type Merchant,
  merchantOf,
  sellerProblems,
} from './settings/checkout.ts';
export {
  type ContactDetailsOptions,
  type ContactDetailsSettings,
  contactDetailsSettings,
} from './settings/contact-details.ts';
export {
  type ContactSubject,
  type ContactUsOptions,
  type ContactUsSettings,
  contactUsSettings,
  insuranceSubjects,
} from './settings/contact-us.ts';
export type { FilesSetting } from './settings/files.ts';
export { type FormsOptions, type FormsSettings, formsSettings } from './settings/forms.ts';
export { type GiftCardOptions, type GiftCardSettings, giftCardSettings } from './settings/gift-card.ts';
export { type PriceListOptions, type PriceListSettings, priceListSettings } from './settings/price-list.ts';
