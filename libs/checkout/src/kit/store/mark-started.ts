import { checkoutDays, type FlowName } from '@jalon/api-client/contract';
import { readCookie, serializeCookie, setCookie } from '@jalon/host';
import { flowsStatesCookie } from '../../flows-states.ts';
import { initialProgress } from '../flow-progress.ts';

/**
 * Marks a flow as begun in this browser, as the server does once a step is saved: what is typed is kept until the visitor
 * leaves the checkout, and for `checkoutDays` at most.
 */
export function markStarted(flow: FlowName): void {
  if (readCookie(document.cookie, flowsStatesCookie) !== undefined) return;
  const value = JSON.stringify({ [flow]: initialProgress(flow) });
  setCookie(serializeCookie({ name: flowsStatesCookie, value, maxAge: checkoutDays * 86_400 }, location));
}
