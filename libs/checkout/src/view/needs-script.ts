import type { CheckoutView } from './checkout-view.ts';

/** Whether a page does more with a script: the others are complete without one. */
export function needsScript({ kind }: Pick<CheckoutView, 'kind'>): boolean {
  return ['step', 'review', 'challenge', 'receipt', 'gift'].includes(kind);
}
