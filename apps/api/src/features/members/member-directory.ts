import type { MemberSource } from '@jalon/api-client/contract';

/** Changes to a member's contact details; missing properties stay unchanged. */
export interface ContactChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly genderCode?: string;
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

/**
 * A source of members; member numbers are without the club's prefix. When it can't answer it throws an
 * `ApiError`: `unavailable` if the same call may succeed soon, otherwise `upstream_failed`.
 */
export interface MemberDirectory {
  /** The member with this number, if there is one. */
  find(memberNumber: string): Promise<MemberSource | undefined>;
  /** Resolves once the change is stored; false when no member has this number. */
  updateContact(memberNumber: string, change: ContactChange): Promise<boolean>;
}
