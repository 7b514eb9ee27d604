export { type CheckoutSettings, readCheckoutSettings } from './checkouts.settings.ts';
export { registerCheckouts } from './checkouts.ts';
