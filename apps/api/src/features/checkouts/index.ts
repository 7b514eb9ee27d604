export { isOthers } from '../../platform/drafts/draft-store.ts';
export { answersOf, paymentChoicesIn } from './checkout-answers.ts';
export {
  type CheckoutStore,
  createCheckoutStore,
  type KeptCheckout,
  personalCheckouts,
  rotateCheckouts,
} from './checkout-drafts.ts';
export {
  afterDecline,
  afterPayment,
  afterRefusal,
  type CheckoutState,
  isOrdered,
  type NotedOrder,
  withOrder,
} from './checkout-state.ts';
export { type CheckoutSettings, readCheckoutSettings } from './checkouts.settings.ts';
export { registerCheckouts } from './checkouts.ts';
export { priceCheckout } from './price-checkout.ts';
export { paymentOf } from './shown-checkout.ts';
