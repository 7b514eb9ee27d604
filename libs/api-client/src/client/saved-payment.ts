import {
  createSavedPaymentPage as createSavedPaymentPageCall,
  getSavedPayment as getSavedPaymentCall,
  replaceSavedPayment as replaceSavedPaymentCall,
} from '../contract/common/calls.ts';
import type {
  HostedPageCreated,
  HostedPageRequest,
  SavedPaymentAnswer,
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
