import { AddressStep } from '@jalon/checkout';
import type { StepPageFormProps } from '../step-form-props.ts';

export function AddressForm({ form }: StepPageFormProps) {
  return <AddressStep {...form} />;
}
