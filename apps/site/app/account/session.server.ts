import { type CallError, getMember, isCallError, signIn } from '@jalon/api-client';
import {
  accessTokenCookie,
  type Credentials,
  type MemberSource,
  memberSource,
  readAccessToken,
} from '@jalon/api-client/contract';
import { assembleMemberInfo, forgetMemberInfo, memberInfoCookie } from '@jalon/membership/schemas';
import { apiFor } from '../api.server.ts';
import type { SiteContext } from '../site-context.server.ts';

/** The token that a request carries, not verified: only the API can say whether it is still good. */
export interface Session {
  readonly token: string;
  readonly memberNumber: string;
  readonly expires: Date;
}

/** The session that a request's cookie holds; `undefined` for a visitor. */
export function readSession(request: Request): Session | undefined {
  const prefix = `${accessTokenCookie}=`;
  const cookies = request.headers.get('cookie')?.split(/;\s*/);
  return sessionOf(cookies?.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length));
}

function sessionOf(token = ''): Session | undefined {
  const claims = readAccessToken(token);
  return claims && { token, memberNumber: claims.memberNumber, expires: new Date(claims.exp * 1000) };
}

/**
 * Signs a member in; `cookies` are the `Set-Cookie` values of the session. An error is the API's own, or
 * `memberUnavailable` for a member who can't be looked up: then there is no session either.
 */
export async function startSession(
  credentials: Credentials,
  site: SiteContext,
): Promise<{ readonly status: 'success'; readonly cookies: string[] } | CallError> {
  const cookies: string[] = [];
  const answer = await signIn(credentials, {
    ...apiFor(site),
    fetch: async (...request) => {
      const response = await fetch(...request);
      cookies.push(...response.headers.getSetCookie());
      return response;
    },
  });
  if (isCallError(answer)) return answer;

  const session = sessionOf(answer.accessToken);
  if (!session) return noMember;
  const source = await lookUpMember(session, site);
  if (isCallError(source)) return { ...noMember, retryAfter: source.retryAfter };
  // The two cookies come and go together: over the same connections, until the same moment.
  const secure = cookies.some((cookie) => /;\s*Secure\b/i.test(cookie));
  const shown = memberInfoCookie(assembleMemberInfo(source), { expires: session.expires, secure });
  return { status: 'success', cookies: [...cookies, shown] };
}

/** What the API says of the member of a session right now. */
export async function lookUpMember(
  { token, memberNumber }: Session,
  site: SiteContext,
): Promise<MemberSource | CallError> {
  const answer = await getMember(memberNumber, apiFor(site, token));
  return isCallError(answer) ? answer : (memberSource.safeParse(answer).data ?? noMember);
}

const noMember: CallError = {
  status: 'error',
  code: 'unexpected',
  errors: { generic: 'memberUnavailable' },
  httpStatus: 500,
};

/** The `Set-Cookie` values that end a session: the browser alone keeps it. */
export function endSession({ protocol }: URL): string[] {
  const secure = protocol === 'https:';
  return [
    `${accessTokenCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    forgetMemberInfo({ secure }),
  ];
}
