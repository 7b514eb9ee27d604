import { getMember as getMemberCall } from '../contract/calls.ts';
import type { MemberSource } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call } from './call.ts';

/**
 * What the membership system says of the member who is signed in. A browser sends its cookie along; a
 * server that calls for a visitor passes `headers: { authorization: 'Bearer …' }`. Never throws.
 */
export function getMember(
  memberNumber: string,
  options: ApiClientOptions = {},
): Promise<MemberSource | CallError> {
  const query = new URLSearchParams({ memberNumber });
  return call<MemberSource>(`${getMemberCall.path}?${query}`, 'resMemberData', options);
}
