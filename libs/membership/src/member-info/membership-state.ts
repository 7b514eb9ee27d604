import type { MemberInfo } from './member-info.schema.ts';

/**
 * The displayed state of a membership: active, or due for renewal. A membership with automatic renewal is not
 * due, although it can be renewed at any time. `undefined` for a status other than `A`, `B` and `C`.
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
