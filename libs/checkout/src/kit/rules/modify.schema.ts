import { additionalMembersMaximum } from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import { flag, type StepSettings } from './fields.ts';
import { membershipFields, membersList } from './member-fields.ts';

/** The first step of `modify-my-membership`: the type, and the option of the main member. */
export function modifyStep() {
  return z.object(membershipFields());
}

/** The second step of `modify-my-membership`: the added people, and the members whose option changes. */
export function changedMembersStep(settings: StepSettings = {}) {
  return z.object({
    addedMembers: membersList(settings),
    modifiedMembers: z
      .array(z.object({ memberNumber: z.string().check(z.regex(/^\d{1,10}$/)), indOptionVR: flag() }))
      .check(z.maxLength(additionalMembersMaximum, 'tooManyMembers')),
  });
}

export type ModifyStep = z.infer<ReturnType<typeof modifyStep>>;
export type ChangedMembersStep = z.infer<ReturnType<typeof changedMembersStep>>;
