import * as z from 'zod/mini';

/**
 * Suggestions and addresses have the names of Canada Post's AddressComplete (Interactive Find 2.10, Retrieve
 * 2.11), so that whatever reads that service reads this one.
 */

/** Characters to type before suggestions are asked for; fewer find nothing (forms spec §7). */
export const minimumSearchLength = 3;

const language = z._default(z.enum(['fr', 'en']), 'fr');

export const findAddressesQuery = z.object({
  /** What was typed, number or street first; 100 characters count. */
  'search-param': z._default(z.string(), ''),
  /** The `Id` of a suggestion whose `Next` is `Find`, to see what is in it. */
  'last-id': z._default(z.string().check(z.maxLength(500)), ''),
  'language-preference': language,
});
export type FindAddressesQuery = z.infer<typeof findAddressesQuery>;

export const addressSuggestion = z.object({
  /** Opaque. */
  Id: z.string(),
  /** First line, `511-860 Rue Trémoy`. */
  Text: z.string(),
  /** What of `Text` was typed: ranges of characters from 0, the end excluded, `0-3,4-7`; may be empty. */
  Highlight: z.string(),
  /** Where to put the caret in `Text` when it is picked; -1 says nothing. */
  Cursor: z.int(),
  /** Second line: `Québec, QC, G1X 3Z2`, or with the count of addresses within, `Québec, QC - 12 adresses`. */
  Description: z.string(),
  /** `Retrieve`: an address. `Find`: several of them, a building's units or a street; ask again with `last-id`. */
  Next: z.enum(['Find', 'Retrieve']),
});
export type AddressSuggestion = z.infer<typeof addressSuggestion>;

export const addressSuggestions = z.object({ Items: z.array(addressSuggestion) });
export type AddressSuggestions = z.infer<typeof addressSuggestions>;

export const retrieveAddressQuery = z.object({
  /** The `Id` of a suggestion whose `Next` is `Retrieve`. */
  'retrieved-id': z.string().check(z.minLength(1), z.maxLength(500)),
  'language-preference': language,
});
export type RetrieveAddressQuery = z.infer<typeof retrieveAddressQuery>;

/** An address; what it does not have is an empty text. */
export const retrievedAddress = z.object({
  Id: z.string(),
  /** Of this row: `FRE` or `ENG`. */
  Language: z.string(),
  /** Apartment, suite or floor. */
  SubBuilding: z.string(),
  /** Civic number. */
  BuildingNumber: z.string(),
  Street: z.string(),
  City: z.string(),
  Line1: z.string(),
  Line2: z.string(),
  Province: z.string(),
  ProvinceName: z.string(),
  ProvinceCode: z.string(),
  /** With its space, `G1K 3B2`. */
  PostalCode: z.string(),
});
export type RetrievedAddress = z.infer<typeof retrievedAddress>;

/** One item: the address in the language that was asked for, or in the one that it has. */
export const retrievedAddresses = z.object({ Items: z.array(retrievedAddress) });
export type RetrievedAddresses = z.infer<typeof retrievedAddresses>;
