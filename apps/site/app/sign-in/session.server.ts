import { type CallError, isCallError, signOut } from '@jalon/api-client';
import type { Credentials, MemberSource } from '@jalon/api-client/contract';
import {
  endSession as endMemberSession,
  fetchMember,
  readSession as readMemberSession,
  type Session,
  type StartedSession,
  startSession as startMemberSession,
} from '@jalon/membership/server';
import { apiFor } from '../api.server.ts';
import type { SiteContext } from '../site-context.server.ts';

/** The session of a request; `undefined` for a visitor. */
export function readSession(request: Request): Session | undefined {
  return readMemberSession(request.headers.get('cookie'));
}

/** Signs a member in from a browser; `cookies` are the `Set-Cookie` values for it. */
export function startSession(
  credentials: Credentials,
  request: Request,
  site: SiteContext,
): Promise<StartedSession | CallError> {
  const { headers } = request;
  // With the token of an open session, which the new one replaces.
  const api = apiFor(site, readSession(request)?.token);
  // The API derives the name of the session’s device from it.
  const device = { 'user-agent': headers.get('user-agent') ?? '' };
  const { club } = site.settings;
  return startMemberSession(credentials, { ...api, headers: { ...api.headers, ...device } }, club);
}

/** The current member details of a session, from the API. */
export function lookUpMember(session: Session, site: SiteContext): Promise<MemberSource | CallError> {
  return fetchMember(session, apiFor(site));
}

/** The `Set-Cookie` values that end the session in the browser. */
export function endSession({ protocol }: URL): string[] {
  return endMemberSession({ secure: protocol === 'https:' });
}

/** Maximum milliseconds that signing out waits for the API. */
const signOutTimeout = 3_000;

/** Ends the session of a request; the cookies are deleted even if the API does not answer. */
export async function signOutMember(request: Request, url: URL, site: SiteContext): Promise<string[]> {
  const session = readSession(request);
  const answer = session && (await signOut({ ...apiFor(site, session.token), timeout: signOutTimeout }));
  if (answer && isCallError(answer)) site.log.warn({ code: answer.code }, 'A session was not ended');
  return endSession(url);
}
