import { ReviewStep } from '../../kit/steps/review/review-step.tsx';
import { PaymentTime } from '../payment-time.tsx';
import type { StepPageFormProps } from '../step-form-props.ts';

export function ReviewForm({ view, form, data, links, membershipName }: StepPageFormProps) {
  if (view.kind !== 'review') return null;
  const { values: _, ...props } = form;
  return (
    <>
      <PaymentTime paymentUntil={view.paymentUntil} action={view.here[view.locale]} />
      <ReviewStep
        {...props}
        data={data}
        quote={view.quote}
        agreements={view.agreements}
        before={view.before}
        links={links}
        reference={view.reference}
        entered={view.entered}
        isUnresolved={view.isUnresolved || view.refused?.isUnresolved}
        membershipName={membershipName}
      />
    </>
  );
}
