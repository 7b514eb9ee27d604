export { type CheckoutSettings, readCheckoutSettings } from './checkouts.settings.ts';
export { registerCheckouts } from './checkouts.ts';
export { rotateCheckouts } from './rotate-checkouts.ts';
