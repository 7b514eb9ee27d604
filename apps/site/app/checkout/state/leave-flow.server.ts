import { signInFields } from '@jalon/membership/server';
import type { RouterContextProvider } from 'react-router';
import { ownPath } from '../../sign-in/own-path.ts';
import { getSite } from '../../site-context.server.ts';
import type { SiteMap } from '../../site-map.ts';
import { checkoutPage } from '../checkout-pages.ts';
import { flushHeaders, hasFlowState } from './checkout-cookies.ts';
import { forgetDrafts } from './forget-drafts.server.ts';

/**
 * Pages besides the steps that keep the state of a flow: visitors read some before they agree, and a member whose session ended
 * may need a new password. The sign-in page, which links to that, has deleted the state of any other visitor.
 */
const keepingPages: ReadonlySet<string> = new Set([
  'privacy-policy',
  'terms',
  'resume',
  'forgotten-password',
  'new-password',
]);

/**
 * Whether a page keeps the state of the flows. The sign-in page does when it returns to a step, because a member whose session
 * ended continues there. Addresses outside the site map, such as a missing page, keep it too.
 */
export function keepsFlowState({ pathname, searchParams }: URL, siteMap: SiteMap): boolean {
  const page = siteMap.at(pathname);
  if (!page || keepingPages.has(page.id) || checkoutPage(page.id)) return true;
  if (page.id !== 'sign-in') return false;
  const target = ownPath(searchParams.get(signInFields.returnPath), siteMap);
  return target !== undefined && isStep(target, siteMap);
}

function isStep(path: string, siteMap: SiteMap): boolean {
  return checkoutPage(siteMap.at(new URL(path, 'http://own.invalid').pathname)?.id) !== undefined;
}

interface RequestArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Middleware: deletes the state of the flows and their drafts when the visitor leaves their pages, but not when a browser prefetches a page
 * that the visitor may never open.
 */
export async function leaveFlow(
  { request, url, context }: RequestArgs,
  next: () => Promise<Response>,
): Promise<Response> {
  const leaves =
    hasFlowState(request.headers.get('cookie')) && !keepsFlowState(url, getSite(context).siteMap);
  // The browser requests the page again if the visitor follows the link.
  if (leaves && request.headers.get('sec-purpose')?.startsWith('prefetch')) {
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
  const [response] = await Promise.all([
    next(),
    ...(leaves ? [forgetDrafts(request, getSite(context))] : []),
  ]);
  if (leaves) {
    for (const cookie of flushHeaders(url.protocol)) response.headers.append('set-cookie', cookie);
  }
  return response;
}
