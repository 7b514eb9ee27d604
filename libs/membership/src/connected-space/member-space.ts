import { residenceAddressCode } from '@jalon/api-client/contract';
import { additionalMemberCode, type MemberInfo } from '../member-info/member-info.schema.ts';
import { membershipState } from '../member-info/membership-state.ts';

/** Number of used services, and the number included in a year. */
export interface ServiceCount {
  readonly used: number;
  readonly total: number;
}

/** Another member of the same membership. */
export interface AssociateMember {
  readonly memberNumber?: string | undefined;
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  /** `codeOptionAdhesion`. */
  readonly typeCode?: string | undefined;
}

/** The contact details of a member. The address is that of residence, or else the first one. */
export interface MemberContact extends Pick<MemberInfo, 'email' | 'phone'> {
  readonly address?: NonNullable<MemberInfo['addresses']>[number] | undefined;
}

/** The data of the member area. Amounts are in whole cents; unknown values are absent. */
export interface MemberSpace extends Pick<MemberInfo, 'name' | 'surname' | 'memberNumber'> {
  /** `codeOptionAdhesion`. */
  readonly typeCode?: string | undefined;
  readonly optionVr: boolean;
  readonly gift: boolean;
  readonly state?: 'active' | 'toRenew' | 'expired' | undefined;
  /** The day, `2027-08-31`. */
  readonly expires?: string | undefined;
  readonly automaticRenewal: boolean;
  /** Only the main member can change or renew the membership. */
  readonly isAdditional?: boolean | undefined;
  /** The main member, while `indRenewalPeriod` holds. */
  readonly canRenew: boolean;
  readonly canRecommend: boolean;
  readonly services?: ServiceCount | undefined;
  readonly servicesVr?: ServiceCount | undefined;
  readonly clubDollars?: number | undefined;
  /** The part of `clubDollars` that a request or an order has reserved. */
  readonly reservedClubDollars?: number | undefined;
  readonly instantDiscounts?: number | undefined;
  readonly pricePerMonth?: number | undefined;
  readonly paymentPeriod?: 'monthly' | 'annual' | undefined;
  readonly paymentType?: 'card' | 'bank' | undefined;
  readonly balance?: number | undefined;
  readonly associates: readonly AssociateMember[];
  readonly contact: MemberContact;
}

/** Derives the data of the member area from a member’s information; `today` is the day in Québec, `2026-11-23`. */
export function memberSpaceOf(info: MemberInfo, today: string): MemberSpace {
  const { addresses, email, phone } = info;
  const isAdditional = info.codeTypeMember === additionalMemberCode;
  const servicesVr = count(info.assistanceServicesUsedOptionVR, info.assistanceServicesTotalOptionVR);
  return {
    name: info.name,
    surname: info.surname,
    memberNumber: info.memberNumber,
    typeCode: info.codeOptionAdhesion,
    optionVr: info.indOptionVR ?? false,
    gift: info.indRecuEnCadeau ?? false,
    state: stateOf(info, today),
    expires: info.expirationDate,
    automaticRenewal: info.automaticRenewal ?? false,
    isAdditional,
    canRenew: !isAdditional && (info.indRenewalPeriod ?? false),
    canRecommend: info.indPeutRecommander ?? false,
    services: count(info.assistanceServicesUsed, info.assistanceServicesTotal),
    // Without the option, the membership system returns 0 of 0.
    servicesVr: info.indOptionVR || servicesVr?.total ? servicesVr : undefined,
    clubDollars: cents(info.discountsBalanceValue),
    reservedClubDollars: cents(info.discountsReservedValue),
    instantDiscounts: cents(info.discountsCumulatedValue),
    pricePerMonth: cents(info.pricePerMonth),
    paymentPeriod: info.paymentPeriod,
    paymentType: paymentTypes.get(info.codeTypePayment ?? ''),
    balance: cents(info.toPay),
    associates: (info.associatesMembers ?? []).map((associate) => ({
      memberNumber: associate.memberNumber,
      name: associate.name,
      surname: associate.surname,
      typeCode: associate.codeOptionAdhesion,
    })),
    contact: {
      email,
      phone,
      address:
        addresses?.find(({ codeTypeAdresse }) => codeTypeAdresse === residenceAddressCode) ?? addresses?.[0],
    },
  };
}

/** The meaning of the codes of `codeTypePayment`. */
const paymentTypes = new Map([
  ['CC', 'card'],
  ['PB', 'bank'],
] as const) as ReadonlyMap<string, 'card' | 'bank'>;

function stateOf(info: MemberInfo, today: string): MemberSpace['state'] {
  const state = membershipState(info);
  const isOver = info.expirationDate !== undefined && info.expirationDate < today;
  return state === 'toRenew' && isOver ? 'expired' : state;
}

function count(used?: number, total?: number): ServiceCount | undefined {
  return used === undefined || total === undefined ? undefined : { used, total };
}

function cents(dollars?: number): number | undefined {
  return dollars === undefined ? undefined : Math.round(dollars * 100);
}
