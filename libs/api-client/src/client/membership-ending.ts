import {
  endMembershipByLink as endMembershipByLinkCall,
  endMembership as endMembershipCall,
  getEnding as getEndingCall,
  getEndingOfLink as getEndingOfLinkCall,
  requestEndingLink as requestEndingLinkCall,
} from '../contract/common/calls.ts';
import type {
  EndingAnswer,
  EndingByLinkRequest,
  EndingLinkAnswer,
  EndingLinkRequest,
  EndingRequest,
} from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

/** What the end of the signed-in member’s membership would be, or was. Never throws. */
export function getEnding(options: ApiClientOptions = {}): Promise<EndingAnswer | CallError> {
  return call<EndingAnswer>(getEndingCall.path, 'ending', options);
}

/** Ends the signed-in member’s membership. Never throws. */
export function endMembership(
  request: EndingRequest,
  options: ApiClientOptions = {},
): Promise<EndingAnswer | CallError> {
  return call<EndingAnswer>(endMembershipCall.path, 'ending', options, postJson(request));
}

/** Asks for a mailed link that ends a membership. Never throws. */
export function requestEndingLink(
  request: EndingLinkRequest,
  options: ApiClientOptions = {},
): Promise<EndingLinkAnswer | CallError> {
  return call<EndingLinkAnswer>(requestEndingLinkCall.path, 'status', options, postJson(request));
}

/** What the end of a link’s membership would be, or was. Never throws. */
export function getEndingOfLink(
  token: string,
  options: ApiClientOptions = {},
): Promise<EndingAnswer | CallError> {
  return call<EndingAnswer>(getEndingOfLinkCall.path, 'ending', options, postJson({ token }));
}

/** Ends the membership of a link. Never throws. */
export function endMembershipByLink(
  request: EndingByLinkRequest,
  options: ApiClientOptions = {},
): Promise<EndingAnswer | CallError> {
  return call<EndingAnswer>(endMembershipByLinkCall.path, 'ending', options, postJson(request));
}
