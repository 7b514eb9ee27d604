import type { MemberInfo } from './member-info.schema.ts';

/**
 * What a member is told of the membership: that it is in force, or that it waits to be renewed. One that
 * renews by itself is not waiting, though it can be renewed at any time. `undefined` for a status that is
 * none of `A`, `B` and `C`.
 */
export function membershipState({
  codeStatusAdhesion,
  automaticRenewal,
  indRenewalPeriod,
}: Pick<MemberInfo, 'codeStatusAdhesion' | 'automaticRenewal' | 'indRenewalPeriod'>):
  | 'active'
  | 'toRenew'
  | undefined {
  if (codeStatusAdhesion !== 'A') return indRenewalPeriod ? 'toRenew' : undefined;
  return indRenewalPeriod && !automaticRenewal ? 'toRenew' : 'active';
}
