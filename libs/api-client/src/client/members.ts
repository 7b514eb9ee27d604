import { getMember as getMemberCall } from '../contract/common/calls.ts';
import type { MemberSource } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call } from './call.ts';

/**
 * The details of the signed-in member. A browser sends its cookie; a server that calls on a visitor's behalf passes
 * `headers: { authorization: 'Bearer …' }`. Never throws.
 */
export function getMember(
  memberNumber: string,
  options: ApiClientOptions = {},
): Promise<MemberSource | CallError> {
  const query = new URLSearchParams({ memberNumber });
  return call<MemberSource>(`${getMemberCall.path}?${query}`, 'resMemberData', options);
}
