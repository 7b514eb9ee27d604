import type { MemberInfo } from '@jalon/membership/schemas';
import type { CheckoutData } from '../kit/checkout-data.ts';
import type { FlowName } from '../kit/flow-progress.ts';

/** Added to the address of the first step when the member has changed nothing. */
export const unchangedParameter = 'unchanged';

/** Whether a change of a membership would leave it as it is: there is nothing to confirm. */
export function isUnchanged(
  flow: FlowName,
  { step1, step2 }: CheckoutData,
  member: MemberInfo | undefined,
): boolean {
  if (flow !== 'modify-my-membership' || !member) return false;
  const { codeOptionAdhesion, indOptionVR = false, associatesMembers = [] } = member;
  const optionOf = (number: string) =>
    associatesMembers.find(({ memberNumber }) => memberNumber === number)?.indOptionVR ?? false;
  return (
    (step1?.membership?.codeOptionAdhesion ?? codeOptionAdhesion) === codeOptionAdhesion &&
    (step1?.indOptionVR ?? indOptionVR) === indOptionVR &&
    (step2?.addedMembers ?? []).length === 0 &&
    (step2?.modifiedMembers ?? []).every((one) => one.indOptionVR === optionOf(one.memberNumber))
  );
}
