import {
  createHostedPage as createHostedPageCall,
  getHostedPage as getHostedPageCall,
  getPaymentSettings as getPaymentSettingsCall,
} from '../contract/common/calls.ts';
import type {
  HostedPageCreated,
  HostedPageRequest,
  HostedPageResult,
  PaymentSettings,
} from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

/** Settings for showing the payment gateway’s fields in a browser. Never throws. */
export function getPaymentSettings(options: ApiClientOptions = {}): Promise<PaymentSettings | CallError> {
  return call<PaymentSettings>(getPaymentSettingsCall.path, 'gateway', options);
}

/** Creates a page of the gateway for a card or bank account, for browsers without script. Never throws. */
export function createHostedPage(
  request: HostedPageRequest,
  options: ApiClientOptions = {},
): Promise<HostedPageCreated | CallError> {
  return call<HostedPageCreated>(createHostedPageCall.path, 'url', options, postJson(request));
}

/** The state of a hosted page, with its card or account. Never throws. */
export function getHostedPage(
  pageId: string,
  options: ApiClientOptions = {},
): Promise<HostedPageResult | CallError> {
  const path = getHostedPageCall.path.replace(':pageId', encodeURIComponent(pageId));
  return call<HostedPageResult>(path, 'state', options);
}
