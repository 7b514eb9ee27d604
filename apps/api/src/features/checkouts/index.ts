export { answersOf, paymentChoicesIn } from './checkout-answers.ts';
export {
  afterDecline,
  afterPayment,
  afterRefusal,
  type CheckoutState,
  isOrdered,
  type NotedOrder,
  withOrder,
} from './checkout-state.ts';
export { type CheckoutStore, createCheckoutStore, isOthers, type KeptCheckout } from './checkout-store.ts';
export { type CheckoutSettings, readCheckoutSettings } from './checkouts.settings.ts';
export { registerCheckouts } from './checkouts.ts';
export { personalCheckouts } from './personal-checkouts.ts';
export { priceCheckout } from './price-checkout.ts';
export { rotateCheckouts } from './rotate-checkouts.ts';
export { paymentOf } from './shown-checkout.ts';
