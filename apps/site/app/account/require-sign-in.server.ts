import { toRouteResult } from '@jalon/host/react-router';
import type { RouterContextProvider } from 'react-router';
import { getSite } from '../site-context.server.ts';
import { siteAccount } from './site-account.server.ts';

interface RequestArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** Middleware: a visitor who opens a page of members, by the table of pages, signs in first and then returns to it. */
export function requireSignIn({ request, url, context }: RequestArgs): void {
  const site = getSite(context);
  if (site.siteMap.at(url.pathname)?.access !== 'members') return;
  const answer = siteAccount(site).signInFirst(request);
  if (answer) throw toRouteResult(answer);
}
