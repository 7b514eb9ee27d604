import {
  checkResumeLink as checkResumeLinkCall,
  createCheckout as createCheckoutCall,
  createCheckoutPage as createCheckoutPageCall,
  deleteCheckout as deleteCheckoutCall,
  getCheckout as getCheckoutCall,
  mailResumeLink as mailResumeLinkCall,
  placeCheckout as placeCheckoutCall,
  resumeCheckout as resumeCheckoutCall,
  saveCheckout as saveCheckoutCall,
} from '../contract/common/calls.ts';
import type {
  CheckoutAnswer,
  CheckoutOrder,
  CheckoutRequest,
  CheckoutSaved,
  HostedPageCreated,
  HostedPageRequest,
  OrderAnswer,
  ResumeAnswer,
  ResumeLinkRequest,
} from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

/** Keeps an unfinished checkout under a new id. Never throws. */
export function createCheckout(
  checkout: CheckoutRequest,
  options: ApiClientOptions = {},
): Promise<CheckoutSaved | CallError> {
  return call<CheckoutSaved>(createCheckoutCall.path, 'id', options, postJson(checkout));
}

/** Replaces an unfinished checkout. Never throws. */
export function saveCheckout(
  checkoutId: string,
  checkout: CheckoutRequest,
  options: ApiClientOptions = {},
): Promise<CheckoutSaved | CallError> {
  const path = pathOf(saveCheckoutCall, checkoutId);
  return call<CheckoutSaved>(path, 'id', options, { ...postJson(checkout), method: saveCheckoutCall.method });
}

/** An unfinished checkout; `not_found` once it is finished or too old. Never throws. */
export function getCheckout(
  checkoutId: string,
  options: ApiClientOptions = {},
): Promise<CheckoutAnswer | CallError> {
  return call<CheckoutAnswer>(pathOf(getCheckoutCall, checkoutId), 'checkout', options);
}

/** Deletes an unfinished checkout, unless its link was mailed or its order was sent. Never throws. */
export function deleteCheckout(
  checkoutId: string,
  options: ApiClientOptions = {},
): Promise<{ readonly status: 'success' } | CallError> {
  const { method } = deleteCheckoutCall;
  return call<{ readonly status: 'success' }>(pathOf(deleteCheckoutCall, checkoutId), 'status', options, {
    method,
  });
}

/** Places the order of a checkout and starts its payment. Repeated, it answers the same attempt. Never throws. */
export function placeCheckout(
  checkoutId: string,
  order: CheckoutOrder,
  options: ApiClientOptions = {},
): Promise<OrderAnswer | CallError> {
  return call<OrderAnswer>(pathOf(placeCheckoutCall, checkoutId), 'attempt', options, postJson(order));
}

/** Creates a page of the gateway for the card or account of a checkout, for browsers without script. Never throws. */
export function createCheckoutPage(
  checkoutId: string,
  request: HostedPageRequest,
  options: ApiClientOptions = {},
): Promise<HostedPageCreated | CallError> {
  const path = pathOf(createCheckoutPageCall, checkoutId);
  return call<HostedPageCreated>(path, 'url', options, postJson(request));
}

/** Mails a link that opens a checkout on another device. Never throws. */
export function mailResumeLink(
  checkoutId: string,
  request: ResumeLinkRequest,
  options: ApiClientOptions = {},
): Promise<{ readonly status: 'success' } | CallError> {
  const path = pathOf(mailResumeLinkCall, checkoutId);
  return call<{ readonly status: 'success' }>(path, 'status', options, postJson(request));
}

/** Whether a mailed link still works; changes nothing. Never throws. */
export function checkResumeLink(
  token: string,
  options: ApiClientOptions = {},
): Promise<{ readonly status: 'success' } | CallError> {
  return call<{ readonly status: 'success' }>(
    checkResumeLinkCall.path,
    'status',
    options,
    postJson({ token }),
  );
}

/** Continues the checkout of a mailed link under a new id: the link works once, and the former id no longer. Never throws. */
export function resumeCheckout(
  token: string,
  options: ApiClientOptions = {},
): Promise<ResumeAnswer | CallError> {
  return call<ResumeAnswer>(resumeCheckoutCall.path, 'checkout', options, postJson({ token }));
}

function pathOf({ path }: { readonly path: string }, checkoutId: string): string {
  return path.replace(':checkoutId', encodeURIComponent(checkoutId));
}
