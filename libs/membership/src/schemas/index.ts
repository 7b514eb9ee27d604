export { type MemberInfo, memberInfo, submissionMember } from '../member-info/member-info.schema.ts';
export {
  type MemberInfoCookieOptions,
  memberInfoCookie,
  readMemberInfo,
} from '../member-info/member-info-cookie.ts';
