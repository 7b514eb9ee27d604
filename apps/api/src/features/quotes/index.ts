export type { CheckoutRules } from './checkout-rules.ts';
export { addDays, daysIn, overlap, yearFrom, yearUntil } from './money/calendar.ts';
export { sumOf } from './money/price.ts';
export type { MembershipLedger, ReadLedger } from './money/received.ts';
export { share } from './money/taxes.ts';
export { previewOf } from './preview.ts';
export {
  memberFlows,
  type PricedRequest,
  type PricingOptions,
  priceAutomaticRenewal,
  priceRequest,
  referringNumber,
} from './price-request.ts';
export {
  assignPromoCode,
  releasePromoCode,
  reservePromoCode,
  returnPromoCode,
  usePromoCode,
} from './promo-codes.ts';
