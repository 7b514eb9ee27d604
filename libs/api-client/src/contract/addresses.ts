import * as z from 'zod/mini';

/**
 * Suggestions and addresses use the field names of Canada Post's AddressComplete (Interactive Find 2.10, Retrieve
 * 2.11), so that its clients work with this API.
 */

/** The minimum length of a search for suggestions; a shorter one finds nothing. */
export const minimumSearchLength = 3;

const language = z._default(z.enum(['fr', 'en']), 'fr');

export const findAddressesQuery = z.object({
  /** A partial address, number or street first; only the first 100 characters are used. */
  'search-param': z._default(z.string(), ''),
  /** The `Id` of a suggestion whose `Next` is `Find`, to list the addresses that it contains. */
  'last-id': z._default(z.string().check(z.maxLength(500)), ''),
  'language-preference': language,
});
export type FindAddressesQuery = z.input<typeof findAddressesQuery>;

export const addressSuggestion = z.object({
  /** Opaque. */
  Id: z.string(),
  /** First line, `511-860 Rue Trémoy`. */
  Text: z.string(),
  /** The ranges of `Text` that match the search, from 0, without the end: `0-3,4-7`; may be empty. */
  Highlight: z.string(),
  /** Where to put the caret in `Text` when it is selected; -1 if unspecified. */
  Cursor: z.int(),
  /** Second line: `Québec, QC, G1X 3Z2`, or with the number of addresses that it contains, `Québec, QC - 12 adresses`. */
  Description: z.string(),
  /** `Retrieve`: one address. `Find`: several, as the units of a building; search again with `last-id`. */
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
export type RetrieveAddressQuery = z.input<typeof retrieveAddressQuery>;

/** An address; missing parts are empty strings. */
export const retrievedAddress = z.object({
  Id: z.string(),
  /** The language of this item: `FRE` or `ENG`. */
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

/** One item: the address in the requested language, or else in the one available. */
export const retrievedAddresses = z.object({ Items: z.array(retrievedAddress) });
export type RetrievedAddresses = z.infer<typeof retrievedAddresses>;
