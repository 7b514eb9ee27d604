import { ReviewStep } from '@jalon/checkout';
import type { StepPageFormProps } from '../step-form-props.ts';

export function ReviewForm({ page, form, data, links, isUnresolved, membershipName }: StepPageFormProps) {
  if (page.kind !== 'review') return null;
  const { values: _, ...props } = form;
  return (
    <ReviewStep
      {...props}
      data={data}
      quote={page.quote}
      before={page.before}
      links={links}
      reference={page.reference}
      isUnresolved={page.isUnresolved || isUnresolved}
      membershipName={membershipName}
    />
  );
}
