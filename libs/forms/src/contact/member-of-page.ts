import { checked } from '../kit/rules/choice-fields.ts';
import type { SubmissionMember } from '../kit/rules/form-definition.ts';

/** The hidden fields that tell a visitor from a member, and a member who can’t be answered by email. */
export function memberOfPage(member: SubmissionMember | undefined) {
  return {
    memberNumber: member?.memberNumber ?? '',
    memberWithoutEmail: member && !member.email ? checked : '',
  };
}
