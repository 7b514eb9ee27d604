import { submissionMember } from './member-info.schema.ts';
import { readMemberInfo } from './member-info-cookie.ts';

/** The member of a `Cookie` header, for `createFormRoute`; undefined for a visitor. */
export function formMember(cookies: string | null) {
  const member = readMemberInfo(cookies);
  if (!member) return undefined;
  const { discountsBalanceValue: balance, discountsReservedValue: reserved = 0 } = member;
  // What is reserved can't be spent again.
  return { ...submissionMember(member), balance: balance && Math.max(0, balance - reserved) };
}
