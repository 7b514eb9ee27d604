import { GiftStep } from '../../gift/gift-step.tsx';
import type { StepPageFormProps } from '../step-form-props.ts';

export function GiftForm({ view, form }: StepPageFormProps) {
  return <GiftStep {...form} prices={view.optionPrices} />;
}
