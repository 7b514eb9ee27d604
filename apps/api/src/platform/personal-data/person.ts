/** The person whose data is asked for: a member number without the club’s prefix, or an email address. */
export type Person = { readonly memberNumber: string } | { readonly email: string };

/** Something that is stored about a person. */
export interface PersonalRecord {
  readonly kind: string;
  /** How people and operators name it; never a secret. */
  readonly name: string;
  /** When it was stored, in UTC. */
  readonly at?: string | undefined;
  readonly data: unknown;
}

/** What an erasure keeps, and why. */
export interface KeptRecord extends Pick<PersonalRecord, 'kind' | 'name'> {
  readonly reason: KeptReason;
  /** The day in UTC on which it is deleted without being asked. */
  readonly until?: string | undefined;
}

export type KeptReason =
  /** Books and their vouchers: six years after their year (Tax Administration Act, CQLR c., s. 35.1). */
  | 'books'
  /** The proof of a consent, which ends with the claims that may rest on it (Civil Code, art. 2925). */
  | 'proof'
  /** A request about personal information that is not answered yet (CQLR c. P-39.1, s. 32). */
  | 'request'
  /** It is being delivered; erase again later. */
  | 'delivery'
  /** The membership system has it, not this API. */
  | 'membership';

export interface Erasure {
  /** How many records were deleted. */
  readonly erased: number;
  readonly kept: readonly KeptRecord[];
}

/** The personal data of one feature. */
export interface PersonalData {
  /** With `filesTo`, the files of the records are written to a folder as well. */
  find(
    person: Person,
    options?: { readonly filesTo?: string | undefined },
  ): Promise<readonly PersonalRecord[]>;
  erase(person: Person): Promise<Erasure>;
}

/**
 * The person that an operator names: an address has an `@`, and a number may have the club’s prefix. Undefined for any other text.
 */
export function personOf(text: string, prefix: string): Person | undefined {
  const typed = text.trim();
  if (/^[^@\s]+@[^@\s]+$/.test(typed)) return { email: typed.toLowerCase() };
  const unprefixed = prefix !== '' && typed.startsWith(prefix) ? typed.slice(prefix.length) : typed;
  const digits = unprefixed.replaceAll(/[\s-]/g, '');
  return /^\d{5,16}$/.test(digits) ? { memberNumber: digits } : undefined;
}

/**
 * Whether a text anywhere in a value is the person’s address or number. Every record is decrypted and compared: no index of addresses is
 * kept only for this search.
 */
export function concerns(value: unknown, person: Person): boolean {
  const wanted = 'email' in person ? person.email : person.memberNumber;
  return mentions(value, wanted);
}

function mentions(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.trim().toLowerCase() === wanted;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => mentions(inner, wanted));
}
