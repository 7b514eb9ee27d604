import { PaymentStep } from '@jalon/checkout';
import { checkoutFields } from '../../checkout-post.ts';
import { postToPage } from '../post-to-page.ts';
import type { StepPageFormProps } from '../step-form-props.ts';

export function PaymentForm({ page, form }: StepPageFormProps) {
  if (page.kind !== 'step' || !page.gateway) return null;
  const { quote, otherTerm, gateway, reference, declined } = page;
  const quotes = Object.fromEntries(
    [quote, otherTerm].flatMap((one) => (one ? [[one.termSelected, one]] : [])),
  );
  return (
    <PaymentStep
      {...form}
      quotes={quotes}
      settings={gateway}
      reference={reference}
      declined={declined}
      onSubmit={(_values, payment) =>
        postToPage(payment && { [checkoutFields.payment]: JSON.stringify(payment) })
      }
    />
  );
}
