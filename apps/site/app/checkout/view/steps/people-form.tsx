import { AdditionalMembersStep, ChangedMembersStep } from '@jalon/checkout';
import type { StepPageFormProps } from '../step-form-props.ts';

export function PeopleForm({ page, form }: StepPageFormProps) {
  const { flow, optionPrices: prices, presentMembers } = page;
  if (flow !== 'modify-my-membership') return <AdditionalMembersStep {...form} prices={prices} />;
  return <ChangedMembersStep {...form} presentMembers={presentMembers} prices={prices} />;
}
