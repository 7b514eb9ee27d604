import type { MemberSource } from '@jalon/api-client/contract';

/** What a member changes of how it is reached; what is missing stays as it is. */
export interface ContactChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly genderCode?: string;
  readonly email?: string;
  /** Digits only; empty takes a number away. */
  readonly homePhone?: string;
  readonly mobilePhone?: string;
  readonly workPhone?: string;
  readonly workExtension?: string;
  /** Takes the place of the residence. */
  readonly address?: ContactAddress;
}

export interface ContactAddress {
  readonly address: string;
  /** Empty when there is none. */
  readonly apartment: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  /** Picked from the suggestions of an address service. */
  readonly normalised: boolean;
}

/**
 * Knows members by their numbers, without the club's prefix. When it can't answer it throws a
 * `ApiError`: `unavailable` if the same call may succeed soon, else `upstream_failed`.
 */
export interface MemberDirectory {
  /** The member, or nothing when there is none of this number. */
  find(memberNumber: string): Promise<MemberSource | undefined>;
  /** Resolves once the change is kept; `false` when there is no member of this number. */
  updateContact(memberNumber: string, change: ContactChange): Promise<boolean>;
}

/** The address where a member lives, among those that the directory has (`codeTypeAdresse`). */
export const residenceCode = 'R';
