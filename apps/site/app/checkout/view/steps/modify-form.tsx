import { ModifyStep } from '@jalon/checkout';
import type { StepPageFormProps } from '../step-form-props.ts';

export function ModifyForm({ page, form }: StepPageFormProps) {
  return <ModifyStep {...form} memberships={page.types} prices={page.optionPrices} />;
}
