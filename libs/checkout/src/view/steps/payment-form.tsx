import { checkoutFields } from '../../kit/checkout-post.ts';
import { PaymentStep } from '../../kit/steps/payment/payment-step.tsx';
import type { StepPageFormProps } from '../step-form-props.ts';

export function PaymentForm({ view, form, loadFields, price, applyCode, post }: StepPageFormProps) {
  if (view.kind !== 'step' || !view.gateway) return null;
  const { gateway, reference, declined } = view;
  const { quote, otherTerm } = price.quote ? price : view;
  const quotes = Object.fromEntries(
    [quote, otherTerm].flatMap((one) => (one ? [[one.termSelected, one]] : [])),
  );
  return (
    <PaymentStep
      {...form}
      quotes={quotes}
      settings={gateway}
      loadFields={loadFields}
      reference={reference}
      declined={declined}
      onApplyCode={applyCode}
      onSubmit={(_values, payment) => post(payment && { [checkoutFields.payment]: JSON.stringify(payment) })}
    />
  );
}
