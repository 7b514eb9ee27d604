import { type CallError, isCallError } from '@jalon/api-client';
import type { MemberSource } from '@jalon/api-client/contract';
import { localeFromPath } from '@jalon/i18n';
import { type RouterContextProvider, redirect } from 'react-router';
import { signInPaths } from '../addresses.ts';
import { getSite } from '../site-context.server.ts';
import { endSession, lookUpMember, readSession } from './session.server.ts';

interface MemberRouteArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * The member as the API knows them now, or why it can't say. Who is not signed in any more goes to the sign-in
 * page, and comes back.
 */
export async function requireMember({
  context,
  request,
  url,
}: MemberRouteArgs): Promise<MemberSource | CallError> {
  const site = getSite(context);
  const session = readSession(request);
  const source = session && (await lookUpMember(session, site));
  if (!source || (isCallError(source) && [401, 403].includes(source.httpStatus))) {
    const signIn = signInPaths[localeFromPath(url.pathname)];
    throw redirect(`${signIn}?${new URLSearchParams({ r: url.pathname })}`, {
      headers: endSession(url).map((cookie) => ['set-cookie', cookie]),
    });
  }
  if (isCallError(source)) site.log.warn({ code: source.code }, 'A member could not be looked up');
  return source;
}

/** What a page answers that has no member to show. */
export function unavailable({ retryAfter }: CallError): ResponseInit {
  return { status: 503, headers: retryAfter ? { 'retry-after': String(retryAfter) } : undefined };
}
