import {
  createSavedPaymentPage as createSavedPaymentPageCall,
  getSavedPayment as getSavedPaymentCall,
  getSavedPaymentPage as getSavedPaymentPageCall,
  replaceSavedPayment as replaceSavedPaymentCall,
} from '../contract/common/calls.ts';
import type {
  HostedPageCreated,
  HostedPageRequest,
  SavedPaymentAnswer,
  SavedPaymentPage,
  SavedPaymentRequest,
} from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

/** The card or account saved for the signed-in member’s later payments. Never throws. */
export function getSavedPayment(options: ApiClientOptions = {}): Promise<SavedPaymentAnswer | CallError> {
  return call<SavedPaymentAnswer>(getSavedPaymentCall.path, 'savedPayment', options);
}

/** Creates a page of the gateway for another card or account. Never throws. */
export function createSavedPaymentPage(
  request: HostedPageRequest,
  options: ApiClientOptions = {},
): Promise<HostedPageCreated | CallError> {
  return call<HostedPageCreated>(createSavedPaymentPageCall.path, 'url', options, postJson(request));
}

/** The state of a page that the signed-in member asked for, with its card or account. Never throws. */
export function getSavedPaymentPage(
  pageId: string,
  options: ApiClientOptions = {},
): Promise<SavedPaymentPage | CallError> {
  const path = getSavedPaymentPageCall.path.replace(':pageId', encodeURIComponent(pageId));
  return call<SavedPaymentPage>(path, 'state', options);
}

/** Replaces the saved card or account. Never throws. */
export function replaceSavedPayment(
  request: SavedPaymentRequest,
  options: ApiClientOptions = {},
): Promise<SavedPaymentAnswer | CallError> {
  return call<SavedPaymentAnswer>(replaceSavedPaymentCall.path, 'savedPayment', options, {
    ...postJson(request),
    method: replaceSavedPaymentCall.method,
  });
}
