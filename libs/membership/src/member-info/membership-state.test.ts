import { expect, it } from 'vitest';
import { membershipState } from './membership-state.ts';

it.each([
  ['A', false, false, 'active'],
  ['A', true, false, 'active'],
  ['A', true, true, 'active'],
  ['A', false, true, 'toRenew'],
  ['B', false, true, 'toRenew'],
  ['C', true, true, 'toRenew'],
  ['D', false, false, undefined],
  [undefined, undefined, undefined, undefined],
] as const)(
  'tells a member of status %s, automatic %s, renewable %s: %s',
  (codeStatusAdhesion, automaticRenewal, indRenewalPeriod, told) => {
    expect(membershipState({ codeStatusAdhesion, automaticRenewal, indRenewalPeriod })).toBe(told);
  },
);
