import type { MemberSource } from '@jalon/api-client/contract';

/** Changes to a member's contact details; missing properties stay unchanged. */
export interface ContactChange {
  readonly email?: string;
  /** Digits only; empty removes the number. */
  readonly homePhone?: string;
  readonly mobilePhone?: string;
  readonly workPhone?: string;
  readonly workExtension?: string;
  /** Replaces the residence. */
  readonly address?: ContactAddress;
}

export interface ContactAddress {
  readonly address: string;
  /** Empty when there is none. */
  readonly apartment: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  /** Whether it was selected from an address service's suggestions. */
  readonly normalised: boolean;
}

/** A person who joins a membership. An empty text means unknown. */
export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly genderCode: string;
  readonly email: string;
  /** Digits only. */
  readonly phone: string;
  readonly phoneType: 'mobile' | 'home' | 'work';
  readonly birthYear: number;
  /** January is 1. */
  readonly birthMonth: number;
  readonly optionVr: boolean;
}

/** How a membership is paid. */
export interface MembershipPayment {
  /** `CC` card, `PB` bank account. */
  readonly paymentTypeCode: 'CC' | 'PB';
  readonly paidMonthly: boolean;
  /** Before taxes. */
  readonly pricePerMonthCents: number;
  readonly renewsAutomatically: boolean;
}

export interface NewMembership extends MembershipPayment {
  /** `codeOptionAdhesion`. */
  readonly optionCode: string;
  readonly receivedAsGift: boolean;
  /** The number of the member who referred the main member. The tables have no column for it. */
  readonly referredBy?: string;
  /** The last day. */
  readonly expiresOn: string;
  readonly main: NewPerson;
  readonly address: ContactAddress;
  readonly additional: readonly NewPerson[];
}

/** Amounts of a membership that a change or a renewal uses. */
export interface MembershipSpending {
  readonly clubDollarsCents: number;
  readonly instantDiscountsCents: number;
  /** The change of the balance: negative when a credit was used, positive when one was added. */
  readonly balanceCents: number;
}

export interface MembershipChange {
  readonly optionCode: string;
  /** Whether the main member has the VR option. */
  readonly optionVr: boolean;
  readonly added: readonly NewPerson[];
  readonly modified: readonly { readonly memberNumber: string; readonly optionVr: boolean }[];
  /** Unchanged when missing. */
  readonly renewsAutomatically?: boolean;
  /** The change of the monthly price, before taxes; may be negative. */
  readonly addedPerMonthCents: number;
  readonly spent: MembershipSpending;
}

export interface MembershipRenewal extends MembershipPayment {
  readonly optionCode: string;
  /** Whether the main member has the VR option. */
  readonly optionVr: boolean;
  readonly expiresOn: string;
  readonly spent: MembershipSpending;
}

/** The end of a membership before its time. */
export interface MembershipEnd {
  /** The last day. */
  readonly endsOn: string;
  /** The change of the balance: negative for a credit. */
  readonly balanceCents: number;
}

/**
 * A source of members; member numbers are without the club's prefix. When it can't answer it throws an
 * `ApiError`: `unavailable` if the same call may succeed soon, otherwise `upstream_failed`.
 */
export interface MemberDirectory {
  /** The member with this number, if there is one. */
  find(memberNumber: string): Promise<MemberSource | undefined>;
  /** Resolves once the change is stored; false when no member has this number. */
  updateContact(memberNumber: string, change: ContactChange): Promise<boolean>;
  /**
   * Adds a membership with its members; resolves with the number of the main member, which is new: its buyer may create the account. Idempotent by request id, like
   * `changeMembership` and `renewMembership`: a repeated request changes nothing and resolves with the first result.
   */
  createMembership(requestId: string, membership: NewMembership): Promise<string>;
  /** Changes the membership of its main member; false when no member has this number. */
  changeMembership(requestId: string, memberNumber: string, change: MembershipChange): Promise<boolean>;
  /** Switches automatic renewal of a main member’s membership on or off; false when no member has this number. */
  setAutomaticRenewal(memberNumber: string, isOn: boolean): Promise<boolean>;
  /** Sets how a main member’s membership is paid: `CC` card, `PB` bank account; false when no member has this number. */
  setPaymentType(
    memberNumber: string,
    paymentTypeCode: MembershipPayment['paymentTypeCode'],
  ): Promise<boolean>;
  /** Renews the membership of its main member for a year; false when no member has this number. */
  renewMembership(requestId: string, memberNumber: string, renewal: MembershipRenewal): Promise<boolean>;
  /**
   * Takes back what a request changed, because its payment was returned: type, options, people, last day, and the amounts
   * that it spent. A membership that it created ends. A request that has not arrived yet is never processed. Idempotent.
   */
  takeBack(requestId: string): Promise<void>;
  /**
   * Ends the membership of its main member after its last day, with all its members; it does not renew, and nothing that is taken back
   * later resumes it. Idempotent by request id; false when no member has this number.
   */
  endMembership(requestId: string, memberNumber: string, end: MembershipEnd): Promise<boolean>;
  /**
   * Adds cents to the balance of a main member’s membership; negative for a credit. Idempotent by request id; false when
   * no member has this number.
   */
  addToBalance(requestId: string, memberNumber: string, cents: number): Promise<boolean>;
}
