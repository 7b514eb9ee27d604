import { ModifyStep } from '../../modify/modify-step.tsx';
import type { StepPageFormProps } from '../step-form-props.ts';

export function ModifyForm({ view, form }: StepPageFormProps) {
  return (
    <ModifyStep {...form} memberships={view.types} present={view.presentType} prices={view.optionPrices} />
  );
}
