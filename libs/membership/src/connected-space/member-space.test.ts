import { expect, it } from 'vitest';
import type { MemberInfo } from '../member-info/member-info.schema.ts';
import { memberSpaceOf } from './member-space.ts';

const zoe: MemberInfo = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017' };
const spaceOf = (info: Partial<MemberInfo>) => memberSpaceOf({ ...zoe, ...info }, '2026-11-23');

it('omits unknown values', () => {
  expect(spaceOf({})).toEqual({
    name: 'Zoé',
    surname: 'Côté',
    memberNumber: '1000000017',
    optionVr: false,
    gift: false,
    automaticRenewal: false,
    isAdditional: false,
    canRenew: false,
    canRecommend: false,
    associates: [],
    contact: {},
  });
});

it('lets only the main member renew', () => {
  expect(spaceOf({ indRenewalPeriod: true, codeTypeMember: 'P' })).toMatchObject({ canRenew: true });
  const additional = spaceOf({ indRenewalPeriod: true, codeTypeMember: 'A' });
  expect(additional).toMatchObject({ canRenew: false, isAdditional: true });
});

it('counts money in whole cents', () => {
  const { clubDollars, reservedClubDollars, instantDiscounts, pricePerMonth, balance } = spaceOf({
    discountsBalanceValue: 42.5,
    discountsReservedValue: 25,
    discountsCumulatedValue: 1.1 + 2.2,
    pricePerMonth: 9.99,
    toPay: 0,
  });
  expect({ clubDollars, reservedClubDollars, instantDiscounts, pricePerMonth, balance }).toEqual({
    clubDollars: 4250,
    reservedClubDollars: 2500,
    instantDiscounts: 330,
    pricePerMonth: 999,
    balance: 0,
  });
});

it.each([
  ['with the option', { indOptionVR: true }, 0, { used: 0, total: 0 }],
  ['with services but no option', { indOptionVR: false }, 2, { used: 0, total: 2 }],
  ['without either', { indOptionVR: false }, 0, undefined],
] as const)('shows the services for recreational vehicles %s', (_, option, total, expected) => {
  const counts = { assistanceServicesUsedOptionVR: 0, assistanceServicesTotalOptionVR: total };
  expect(spaceOf({ ...option, ...counts }).servicesVr).toEqual(expected);
});

it.each([
  ['A', '2026-12-15', true, 'toRenew'],
  ['A', '2027-08-31', false, 'active'],
  ['B', '2026-10-31', true, 'expired'],
  ['B', '2026-11-23', true, 'toRenew'],
  ['C', undefined, true, 'toRenew'],
  ['X', '2020-01-01', false, undefined],
] as const)('status %s with the end %s and renewal %s is %s', (status, end, renewable, state) => {
  expect(
    spaceOf({ codeStatusAdhesion: status, expirationDate: end, indRenewalPeriod: renewable }).state,
  ).toBe(state);
});

it('gives the address of residence, and of associates no more than is shown', () => {
  const space = spaceOf({
    dateNaissance: '1988-02-29',
    addresses: [
      { address: '1, rue Principale', codeTypeAdresse: 'X' },
      { address: '455, 3e Avenue', codeTypeAdresse: 'R' },
    ],
    associatesMembers: [
      {
        memberNumber: '1000000025',
        name: 'Éloi',
        surname: 'Roy',
        email: 'eloi@example.org',
        dateNaissance: '1990-06-24',
      },
    ],
  });
  expect(space.contact.address?.address).toBe('455, 3e Avenue');
  expect(space.associates).toEqual([{ memberNumber: '1000000025', name: 'Éloi', surname: 'Roy' }]);
  expect(JSON.stringify(space)).not.toMatch(/example\.org|19(88|90)-/);
});
