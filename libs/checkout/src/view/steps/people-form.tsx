import { AdditionalMembersStep } from '../../kit/steps/people/additional-members-step.tsx';
import { ChangedMembersStep } from '../../modify/changed-members-step.tsx';
import type { StepPageFormProps } from '../step-form-props.ts';

export function PeopleForm({ view, form }: StepPageFormProps) {
  const { flow, optionPrices: prices, presentMembers } = view;
  if (flow !== 'modify-my-membership') return <AdditionalMembersStep {...form} prices={prices} />;
  return <ChangedMembersStep {...form} presentMembers={presentMembers} prices={prices} />;
}
