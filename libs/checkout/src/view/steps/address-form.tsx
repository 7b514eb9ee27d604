import { AddressStep } from '../../kit/steps/people/address-step.tsx';
import type { StepPageFormProps } from '../step-form-props.ts';

export function AddressForm({ form }: StepPageFormProps) {
  return <AddressStep {...form} />;
}
