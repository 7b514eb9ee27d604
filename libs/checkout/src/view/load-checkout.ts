import { type ComponentType, createElement } from 'react';
import type { CheckoutProps } from './checkout.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { stepFormOf, stepForms } from './step-forms.ts';

/**
 * Loads the component for a view with only the code that this view needs, for a host that hydrates parts of its pages. It
 * draws what `Checkout` draws.
 */
export async function loadCheckout(view: CheckoutView): Promise<ComponentType<CheckoutProps>> {
  switch (view.kind) {
    case 'step':
    case 'review': {
      const [{ StepPage }, Form] = await Promise.all([
        import('./step-page.tsx'),
        stepForms[stepFormOf(view)](),
      ]);
      return (props) =>
        isForm(props.view)
          ? createElement(StepPage, { view: props.view, Form, loadFields: props.loadFields })
          : null;
    }
    case 'challenge': {
      const { ChallengePage } = await import('./challenge-page.tsx');
      return ({ view: one }) =>
        one.kind === 'challenge' ? createElement(ChallengePage, { view: one }) : null;
    }
    case 'receipt': {
      const { ReceiptPage } = await import('./receipt-page.tsx');
      return ({ view: one, ...props }) =>
        one.kind === 'receipt' ? createElement(ReceiptPage, { view: one, ...props }) : null;
    }
    case 'gift': {
      const { GiftPage } = await import('./gift-page.tsx');
      return ({ view: one }) => (one.kind === 'gift' ? createElement(GiftPage, { view: one }) : null);
    }
    default:
      return (await import('./checkout.tsx')).Checkout;
  }
}

const isForm = (view: CheckoutView) => view.kind === 'step' || view.kind === 'review';
