import type { AddressSuggestion, RetrievedAddress } from '@jalon/api-client/contract';

export type Language = 'fr' | 'en';

/** What suggestions are asked for. */
export interface AddressSearch {
  /** What was typed; empty only together with `within`. */
  readonly text: string;
  /** The Id of a suggestion that holds several addresses; empty for all. */
  readonly within: string;
  readonly language: Language;
}

/**
 * Knows addresses. The Ids that it gives are for itself alone. When it can't answer it throws a
 * `ApiError`: `unavailable` if the same call may succeed soon, else `upstream_failed`.
 */
export interface AddressDirectory {
  /** Whether its answers may be billed: then a limit counts for all processes together. */
  readonly mayBill: boolean;
  find(search: AddressSearch): Promise<AddressSuggestion[]>;
  /** The address of an Id, or nothing when no address has it. */
  retrieve(id: string, language: Language): Promise<RetrievedAddress | undefined>;
}
