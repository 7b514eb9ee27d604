import {
  acceptGift as acceptGiftCall,
  checkOrderAttempt as checkOrderAttemptCall,
  getGift as getGiftCall,
  getOrderAttempt as getOrderAttemptCall,
  placeOrder as placeOrderCall,
} from '../contract/common/calls.ts';
import type { GiftAccepted, GiftAnswer, OrderAnswer, OrderRequest } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

export interface OrderOptions extends ApiClientOptions {
  /** Created once for an order and reused for each retry: an order is placed and charged once for each key. */
  readonly idempotencyKey: string;
}

/**
 * Places an order and starts its payment. Never throws. With the error `network` the order may have been placed: call
 * again with the same key, which charges nothing twice.
 */
export function placeOrder(
  order: OrderRequest,
  { idempotencyKey, ...options }: OrderOptions,
): Promise<OrderAnswer | CallError> {
  const { headers, ...init } = postJson(order);
  return call<OrderAnswer>(placeOrderCall.path, 'attempt', options, {
    ...init,
    headers: { ...headers, 'idempotency-key': idempotencyKey },
  });
}

/** The stored state of an attempt to pay. Never throws. */
export function getOrderAttempt(
  attemptId: string,
  options: ApiClientOptions = {},
): Promise<OrderAnswer | CallError> {
  const path = getOrderAttemptCall.path.replace(':attemptId', encodeURIComponent(attemptId));
  return call<OrderAnswer>(path, 'attempt', options);
}

/** Asks the gateway for the outcome of an attempt, and answers the attempt. Never charges, never throws. */
export function checkOrderAttempt(
  attemptId: string,
  options: ApiClientOptions = {},
): Promise<OrderAnswer | CallError> {
  const { path, method } = checkOrderAttemptCall;
  return call<OrderAnswer>(path.replace(':attemptId', encodeURIComponent(attemptId)), 'attempt', options, {
    method,
  });
}

/** The gift of a signed link. Never throws. */
export function getGift(token: string, options: ApiClientOptions = {}): Promise<GiftAnswer | CallError> {
  return call<GiftAnswer>(getGiftCall.path.replace(':token', encodeURIComponent(token)), 'gift', options);
}

/** Accepts the gift of a signed link. Never throws. */
export function acceptGift(token: string, options: ApiClientOptions = {}): Promise<GiftAccepted | CallError> {
  const path = acceptGiftCall.path.replace(':token', encodeURIComponent(token));
  return call<GiftAccepted>(path, 'memberNumber', options, { method: 'POST' });
}
