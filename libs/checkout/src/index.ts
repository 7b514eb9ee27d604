export { Checkout, type CheckoutProps } from './view/checkout.tsx';
export type { CheckoutView } from './view/checkout-view.ts';
export { needsScript } from './view/needs-script.ts';
export { viewTitle } from './view/view-title.ts';
