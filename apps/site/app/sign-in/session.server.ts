import type { CallError } from '@jalon/api-client';
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

/** Signs a member in; `cookies` are the `Set-Cookie` values for the browser. */
export function startSession(
  credentials: Credentials,
  site: SiteContext,
): Promise<StartedSession | CallError> {
  return startMemberSession(credentials, apiFor(site));
}

/** The member details of a session, as the API has them now. */
export function lookUpMember(session: Session, site: SiteContext): Promise<MemberSource | CallError> {
  return fetchMember(session, apiFor(site));
}

/** The `Set-Cookie` values that end the session in the browser. */
export function endSession({ protocol }: URL): string[] {
  return endMemberSession({ secure: protocol === 'https:' });
}
