import {
  type ApiClientOptions,
  type CallError,
  call,
  getMember,
  isCallError,
  signIn,
} from '@jalon/api-client';
import {
  accessTokenCookie,
  accessTokenCookieAttributes,
  type Credentials,
  type MemberSource,
  memberSource,
  readAccessToken,
} from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import { readCookie, serializeCookie } from '@jalon/host';
import { assembleMemberInfo } from '../member-info/assemble-member-info.ts';
import type { MemberInfo } from '../member-info/member-info.schema.ts';
import { forgetMemberInfo, memberInfoCookie } from '../member-info/member-info-cookie.ts';

/** A member's access token. It is not verified: only the API can tell whether it is still valid. */
export interface Session {
  readonly token: string;
  readonly memberNumber: string;
  readonly expires: Date;
  /** When the password was entered. */
  readonly signedInAt: Date;
  /** Seconds without a request after which it ends before it expires, if the API says so. */
  readonly idleSeconds?: number | undefined;
}

export interface StartedSession {
  readonly status: 'success';
  readonly session: Session;
  /** `undefined` when the member details could not be fetched; the session is still valid. */
  readonly member: MemberInfo | undefined;
  /** The `Set-Cookie` values for the browser. In a browser: empty, scripts cannot read that header. */
  readonly cookies: readonly string[];
}

/** The session in a `Cookie` header; `undefined` for a visitor. */
export function readSession(cookies: string | null | undefined): Session | undefined {
  return toSession(readCookie(cookies, accessTokenCookie) ?? '');
}

function toSession(token: string): Session | undefined {
  const claims = readAccessToken(token);
  if (!claims) return undefined;
  const { memberNumber, exp, iat, idle } = claims;
  return {
    token,
    memberNumber,
    expires: new Date(exp * 1000),
    signedInAt: new Date(iat * 1000),
    idleSeconds: idle,
  };
}

/**
 * Signs a member in: first the token, then the member details. If the details cannot be fetched, the member is
 * signed in without them. Never throws.
 */
export async function startSession(
  { username, password }: Credentials,
  api: ApiClientOptions = {},
  club?: Pick<ClubConfig, 'memberInfo'>,
): Promise<StartedSession | CallError> {
  const cookies: string[] = [];
  const send = api.fetch ?? fetch;
  const answer = await call(
    signIn,
    { body: { username, password } },
    {
      ...api,
      fetch: async (...request) => {
        const response = await send(...request);
        cookies.push(...response.headers.getSetCookie());
        return response;
      },
    },
  );
  if (isCallError(answer)) return answer;
  const session = toSession(answer.accessToken);
  if (!session) return { ...unreadable, errors: { generic: 'connectionFailed' } };

  const source = await fetchMember(session, api);
  const member = isCallError(source) ? undefined : assembleMemberInfo(source, club);
  if (cookies.length > 0) {
    // Both cookies are sent over the same connections and expire together.
    const secure = cookies.some((cookie) => /;\s*Secure\b/i.test(cookie));
    // Without details, those of the member who was signed in before must not stay.
    cookies.push(
      member ? memberInfoCookie(member, { expires: session.expires, secure }) : forgetMemberInfo({ secure }),
    );
  }
  return { status: 'success', session, member, cookies };
}

/** The API with the token of a session. */
export function onBehalfOf({ token }: Session, api: ApiClientOptions): ApiClientOptions {
  return { ...api, headers: { ...api.headers, authorization: `Bearer ${token}` } };
}

/** The current member details of a session, from the API. Never throws. */
export async function fetchMember(
  session: Session,
  api: ApiClientOptions = {},
): Promise<MemberSource | CallError> {
  const { memberNumber } = session;
  const answer = await call(getMember, { query: { memberNumber } }, onBehalfOf(session, api));
  return isCallError(answer) ? answer : (memberSource.safeParse(answer).data ?? unreadable);
}

const unreadable: CallError = {
  status: 'error',
  code: 'unexpected',
  errors: { generic: 'tryAgainLater' },
  httpStatus: 500,
};

/** The `Set-Cookie` values that delete a session's cookies; `signOut` of `@jalon/api-client` ends it in the API. */
export function endSession({ secure = true }: { readonly secure?: boolean } = {}): string[] {
  const token = { ...accessTokenCookieAttributes, name: accessTokenCookie, value: '', maxAge: 0 };
  return [serializeCookie(token, { protocol: secure ? 'https:' : 'http:' }), forgetMemberInfo({ secure })];
}
