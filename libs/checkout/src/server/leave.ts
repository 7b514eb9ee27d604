import { call, deleteCheckout, getCheckout, isCallError } from '@jalon/api-client';
import { flowNames } from '@jalon/api-client/contract';
import type { HeaderPair } from '@jalon/host';
import { flowsStatesHeader, forgetIdHeader, paidIdHeader, readCheckoutId } from './cookies.ts';
import type { Visit } from './visit.ts';

/**
 * Deletes what a browser keeps of its checkouts, and their drafts: the visitor has left their pages. A draft whose link was
 * mailed continues elsewhere, and the receipt of a paid one is shown for a while. A draft that can't be deleted is deleted
 * when its retention ends. Answers with the cookies to send.
 */
export async function leaveFlows({ options: { api }, cookies, url }: Visit): Promise<HeaderPair[]> {
  const kept = flowNames.flatMap((flow) => {
    const id = readCheckoutId(cookies, flow);
    return id === undefined ? [] : [{ flow, id }];
  });
  const headers = await Promise.all(
    kept.map(async ({ flow, id }) => {
      const found = await call(getCheckout, { params: { checkoutId: id } }, api);
      if (!isCallError(found) && found.checkout.placed !== undefined) return paidIdHeader(flow, id, url);
      await call(deleteCheckout, { params: { checkoutId: id } }, api);
      return forgetIdHeader(flow, url);
    }),
  );
  return [...headers, flowsStatesHeader({}, url)];
}
