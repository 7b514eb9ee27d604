import {
  type ApiClientOptions,
  call,
  findAddresses as findCall,
  retrieveAddress as retrieveCall,
} from '@jalon/api-client';

export interface AddressCall extends Pick<ApiClientOptions, 'baseUrl' | 'headers'> {
  readonly language?: 'fr' | 'en';
  /** The Id of a suggestion that holds several addresses. */
  readonly within?: string;
}

/** Gets suggestions over HTTP. */
export function findAddresses(
  search: string,
  { within = '', language = 'fr', baseUrl, headers }: AddressCall,
) {
  const query = { 'last-id': within, 'search-param': search, 'language-preference': language };
  return call(findCall, { query }, { baseUrl, headers });
}

/** Gets the address of a suggestion. */
export function retrieveAddress(id: string, { language = 'fr', baseUrl, headers }: AddressCall) {
  const query = { 'retrieved-id': id, 'language-preference': language };
  return call(retrieveCall, { query }, { baseUrl, headers });
}
