import { checkoutFields } from '../../kit/checkout-post.ts';
import { PaymentStep } from '../../kit/steps/payment/payment-step.tsx';
import { postToPage } from '../post-to-page.ts';
import type { StepPageFormProps } from '../step-form-props.ts';

export function PaymentForm({ view, form, mountFields }: StepPageFormProps) {
  if (view.kind !== 'step' || !view.gateway) return null;
  const { quote, otherTerm, gateway, reference, declined } = view;
  const quotes = Object.fromEntries(
    [quote, otherTerm].flatMap((one) => (one ? [[one.termSelected, one]] : [])),
  );
  return (
    <PaymentStep
      {...form}
      quotes={quotes}
      settings={gateway}
      mountFields={mountFields}
      reference={reference}
      declined={declined}
      onSubmit={(_values, payment) =>
        postToPage(payment && { [checkoutFields.payment]: JSON.stringify(payment) })
      }
    />
  );
}
