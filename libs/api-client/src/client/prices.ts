import { getMembershipPrices as getMembershipPricesCall } from '../contract/common/calls.ts';
import type { MembershipPrices } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call } from './call.ts';

/** The prices of all membership types today, in cents and before taxes. Never throws. */
export function getMembershipPrices(options: ApiClientOptions = {}): Promise<MembershipPrices | CallError> {
  return call(getMembershipPricesCall.path, 'prices', options);
}
