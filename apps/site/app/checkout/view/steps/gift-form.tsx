import { GiftStep } from '@jalon/checkout';
import type { StepPageFormProps } from '../step-form-props.ts';

export function GiftForm({ page, form }: StepPageFormProps) {
  return <GiftStep {...form} prices={page.optionPrices} />;
}
