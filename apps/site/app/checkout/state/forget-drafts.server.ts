import { deleteCheckout, isCallError } from '@jalon/api-client';
import { flowNames } from '@jalon/api-client/contract';
import { apiFor } from '../../api.server.ts';
import type { SiteContext } from '../../site-context.server.ts';
import { readCheckoutId } from './checkout-cookies.ts';
import { readDraft } from './draft.server.ts';

/**
 * Deletes the drafts of a browser that leaves the flows, except those with a mailed link, which continues elsewhere. If
 * this fails, they are deleted when their retention ends.
 */
export async function forgetDrafts(request: Request, site: SiteContext): Promise<void> {
  const cookies = request.headers.get('cookie');
  const flows = flowNames.filter((flow) => readCheckoutId(cookies, flow) !== undefined);
  await Promise.all(
    flows.map(async (flow) => {
      const draft = await readDraft(flow, request, site);
      if (isCallError(draft) || draft.id === undefined || draft.site.linkMailed) return;
      await deleteCheckout(draft.id, apiFor(site));
    }),
  );
}
