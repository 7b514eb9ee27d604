import { type ApiClientOptions, call, findAddresses, isCallError, retrieveAddress } from '@jalon/api-client';
import type { RetrievedAddress } from '@jalon/api-client/contract';
import type { Locale } from '@jalon/i18n';
import type { ComboboxOption, LoadContext } from '@jalon/ui/combobox';

/** Options of the requests for addresses. */
export interface AddressService {
  readonly api: ApiClientOptions | undefined;
  readonly locale: Locale;
}

/** Suggestions for the typed text, or the addresses inside a suggestion that has several. Rejects when they are unavailable. */
export async function suggestAddresses(
  typed: string,
  { signal, within }: LoadContext<ComboboxOption>,
  { api, locale }: AddressService,
): Promise<ComboboxOption[]> {
  const answer = await call(
    findAddresses,
    { query: { 'search-param': typed, 'language-preference': locale, 'last-id': within?.id ?? '' } },
    { ...api, signal },
  );
  if (isCallError(answer)) throw new Error(answer.code);
  return answer.Items.map(({ Id, Text, Description, Highlight, Next }) => ({
    id: Id,
    label: Text,
    description: Description,
    highlight: ranges(Highlight),
    refills: Next === 'Find',
  }));
}

/** `0-3,4-7` as pairs. */
function ranges(highlight: string) {
  return [...highlight.matchAll(/(\d+)-(\d+)/g)].map(
    ([, start, end]) => [Number(start), Number(end)] as const,
  );
}

/** The values of a picked suggestion, by wire name. */
export interface PickedAddress {
  readonly address: string;
  readonly apartment: string;
  readonly city: string;
  /** Its code: `QC`. */
  readonly province: string;
  readonly postalCode: string;
}

/** The address of a suggestion. If it is unavailable, the error is logged and the visitor types the address. */
export async function pickAddress(
  id: string,
  { signal, api, locale }: AddressService & { readonly signal: AbortSignal },
): Promise<PickedAddress | undefined> {
  const answer = await call(
    retrieveAddress,
    { query: { 'retrieved-id': id, 'language-preference': locale } },
    { ...api, signal },
  );
  const found = isCallError(answer) ? undefined : answer.Items[0];
  if (signal.aborted) return undefined;
  if (!found) {
    console.warn('An address could not be retrieved', isCallError(answer) ? answer.code : 'not_found');
    return undefined;
  }
  return {
    address: addressLine(found),
    apartment: found.SubBuilding,
    city: found.City,
    province: found.ProvinceCode,
    postalCode: found.PostalCode.replace(/\s/g, ''),
  };
}

/** Rural routes and post office boxes have no street. */
function addressLine({ BuildingNumber, Street, Line1, Line2 }: RetrievedAddress): string {
  return Street ? `${BuildingNumber} ${Street}`.trim() : Line1 || Line2;
}
