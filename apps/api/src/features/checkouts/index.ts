export { isOthers } from '../../platform/drafts/draft-store.ts';
export { answersOf, paymentChoicesIn } from './checkout-answers.ts';
export type { CheckoutStore, KeptCheckout } from './checkout-drafts.ts';
export {
  afterDecline,
  afterPayment,
  afterRefusal,
  isOrdered,
  type NotedOrder,
  withOrder,
} from './checkout-state.ts';
export { priceCheckout } from './price-checkout.ts';
export { labelOf, paymentOf } from './shown-checkout.ts';
