import { RegistrationStep } from '../../register/registration-step.tsx';
import type { StepPageFormProps } from '../step-form-props.ts';

export function RegistrationForm({ view, form }: StepPageFormProps) {
  return <RegistrationStep {...form} prices={view.optionPrices} />;
}
