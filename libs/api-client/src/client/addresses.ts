import {
  findAddresses as findAddressesCall,
  retrieveAddress as retrieveAddressCall,
} from '../contract/common/calls.ts';
import type { AddressSuggestions, RetrievedAddresses } from '../contract/index.ts';
import { type ApiClientOptions, abortable, type CallError, call } from './call.ts';

export interface AddressOptions extends ApiClientOptions {
  /** The language of the results. Default `fr`. */
  readonly language?: 'fr' | 'en' | undefined;
  /** Cancels the call, for example when more was typed. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Suggestions for a partial address; `within` is the `Id` of a suggestion that contains several addresses. Never
 * throws; a cancelled call is a {@link CallError} with `code: 'network'`.
 */
export function findAddresses(
  search: string,
  {
    language = 'fr',
    within = '',
    signal,
    ...options
  }: AddressOptions & { readonly within?: string | undefined } = {},
): Promise<AddressSuggestions | CallError> {
  const query = { 'last-id': within, 'search-param': search, 'language-preference': language };
  return call(
    `${findAddressesCall.path}?${new URLSearchParams(query)}`,
    'Items',
    options,
    abortable({ ...options, signal }),
  );
}

/** The address of a suggestion whose `Next` is `Retrieve`. Never throws. */
export function retrieveAddress(
  id: string,
  { language = 'fr', signal, ...options }: AddressOptions = {},
): Promise<RetrievedAddresses | CallError> {
  const query = { 'retrieved-id': id, 'language-preference': language };
  return call(
    `${retrieveAddressCall.path}?${new URLSearchParams(query)}`,
    'Items',
    options,
    abortable({ ...options, signal }),
  );
}
