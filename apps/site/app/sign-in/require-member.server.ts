import { type CallError, isCallError } from '@jalon/api-client';
import type { MemberSource } from '@jalon/api-client/contract';
import { localeFromPath } from '@jalon/i18n';
import { type RouterContextProvider, redirect } from 'react-router';
import { apiFor } from '../api.server.ts';
import { getSite } from '../site-context.server.ts';
import { readPost } from './account-post.ts';
import { endSession, lookUpMember, readSession } from './session.server.ts';

interface RequestArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Middleware: a visitor who opens a member page signs in first and then returns to it. A form posted
 * without a session is answered by its page, so that the answers are kept.
 */
export function requireSignIn({ request, url, context }: RequestArgs): void {
  const { siteMap } = getSite(context);
  const isOpen = request.method === 'POST' || siteMap.at(url.pathname)?.access !== 'members';
  if (!isOpen && !readSession(request)) throw signInFirst({ context, url });
}

/**
 * The current member details from the API, or the error of the call. If the API rejects the token, the session
 * ends and the visitor signs in again.
 */
export async function requireMember({
  context,
  request,
  url,
}: RequestArgs): Promise<MemberSource | CallError> {
  const site = getSite(context);
  const session = readSession(request);
  const source = session && (await lookUpMember(session, site));
  if (!source || (isCallError(source) && [401, 403].includes(source.httpStatus))) {
    throw signInFirst({ context, url });
  }
  if (isCallError(source)) site.log.warn({ code: source.code }, 'The member details could not be fetched');
  return source;
}

/** Reads a post of a member; a visitor without a session signs in first. */
export async function memberPost({ context, request, url }: RequestArgs) {
  const site = getSite(context);
  const text = await readPost(request);
  const session = readSession(request);
  if (!session) throw signInFirst({ context, url });
  return { site, locale: localeFromPath(url.pathname), text, session, api: apiFor(site, session.token) };
}

/** A redirect to the sign-in page, which returns here; it also deletes an expired session's cookies. */
export function signInFirst({ context, url }: Pick<RequestArgs, 'context' | 'url'>): Response {
  const signIn = getSite(context).siteMap.page('sign-in').paths[localeFromPath(url.pathname)];
  return redirect(`${signIn}?${new URLSearchParams({ r: url.pathname + url.search })}`, {
    headers: endSession(url).map((cookie): [string, string] => ['set-cookie', cookie]),
  });
}

/** The status and headers of a member page while the member details are unavailable. */
export function unavailable({ retryAfter }: CallError): ResponseInit {
  return { status: 503, headers: retryAfter ? { 'retry-after': String(retryAfter) } : undefined };
}
