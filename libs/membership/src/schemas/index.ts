export { type MemberSpace, memberSpaceOf } from '../connected-space/member-space.ts';
export { assembleMemberInfo } from '../member-info/assemble-member-info.ts';
export {
  additionalMemberCode,
  type MemberInfo,
  memberInfo,
  submissionMember,
} from '../member-info/member-info.schema.ts';
export {
  forgetMemberInfo,
  type MemberInfoCookieOptions,
  memberInfoCookie,
  readMemberInfo,
} from '../member-info/member-info-cookie.ts';
export { membershipState } from '../member-info/membership-state.ts';
export { isRenewalPeriod, type RenewalState } from '../member-info/renewal-period.ts';
