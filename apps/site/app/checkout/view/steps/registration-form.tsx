import { RegistrationStep } from '@jalon/checkout';
import type { StepPageFormProps } from '../step-form-props.ts';

export function RegistrationForm({ page, form }: StepPageFormProps) {
  return <RegistrationStep {...form} prices={page.optionPrices} />;
}
