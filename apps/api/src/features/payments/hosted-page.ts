import type { HostedPageResult } from '@jalon/api-client/contract';
import type { Gateway } from './gateway.ts';

/**
 * The state of a page of the gateway, and its card or account; undefined for an unknown page.
 * @throws ApiError `unavailable` when the gateway does not answer
 */
export async function readHostedPage(
  gateway: Pick<Gateway, 'hostedPage'>,
  pageId: string,
): Promise<HostedPageResult | undefined> {
  const result = /^[\w-]{8,255}$/.test(pageId) ? await gateway.hostedPage(pageId) : undefined;
  return result && { state: result.state, payment: result.payment };
}
