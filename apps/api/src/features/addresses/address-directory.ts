import type { AddressSuggestion, RetrievedAddress } from '@jalon/api-client/contract';

export type Language = 'fr' | 'en';

/** A search for suggestions. */
export interface AddressSearch {
  /** The typed text; it may be empty only when `within` is given. */
  readonly text: string;
  /** The Id of a suggestion that holds several addresses, to search in it; otherwise empty. */
  readonly within: string;
  readonly language: Language;
}

/**
 * A source of addresses; its Ids are opaque. When it can't answer it throws an `ApiError`: `unavailable` if the
 * same call may succeed soon, otherwise `upstream_failed`.
 */
export interface AddressDirectory {
  /** Whether calls may be billed: rate limits then count for all processes together. */
  readonly mayBill: boolean;
  find(search: AddressSearch): Promise<AddressSuggestion[]>;
  /** The address with this Id; undefined when there is none. */
  retrieve(id: string, language: Language): Promise<RetrievedAddress | undefined>;
}
