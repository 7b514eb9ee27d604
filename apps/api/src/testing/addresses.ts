import { findAddresses as findCall, retrieveAddress as retrieveCall } from '@jalon/api-client/contract';

export interface AddressCall {
  readonly baseUrl: string;
  readonly language?: string;
  /** The Id of a suggestion that holds several addresses. */
  readonly within?: string;
  readonly headers?: Record<string, string>;
}

/** Gets suggestions over HTTP; errors include the status and the seconds to wait. */
export function findAddresses(search: string, call: AddressCall): Promise<object> {
  const { within = '', language = 'fr' } = call;
  const query = { 'last-id': within, 'search-param': search, 'language-preference': language };
  return get(findCall.path, query, call);
}

/** Gets the address of a suggestion, with the same result for errors. */
export function retrieveAddress(id: string, call: AddressCall): Promise<object> {
  const { language = 'fr' } = call;
  return get(retrieveCall.path, { 'retrieved-id': id, 'language-preference': language }, call);
}

async function get(
  path: string,
  query: Record<string, string>,
  { baseUrl, headers }: AddressCall,
): Promise<object> {
  const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, { headers });
  const answer = await response.json();
  if (response.ok) return answer;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return { ...answer, httpStatus: response.status, retryAfter };
}
