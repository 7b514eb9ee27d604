import { type HttpHandler, HttpResponse } from 'msw';
import {
  accessTokenCookie,
  readAccessToken,
  type SignedIn,
  type SignedOut,
  signIn,
  signOut,
  wrongCredentialsErrors,
} from '../../contract/index.ts';
import { endSessions, passwordOf, sessionOf, startSession } from '../accounts/mock-accounts.ts';
import { type MockMember, mockMembers } from '../accounts/mock-members.ts';
import { handlerAt, invalid, Refused } from '../handle.ts';

export interface MockMemberOptions {
  /** The accounts. Default: two fictional members. */
  readonly members?: readonly MockMember[];
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** Handlers that sign members in and out like the API. */
export function createSignInHandlers({
  members = mockMembers,
  baseUrl = '*',
}: MockMemberOptions = {}): HttpHandler[] {
  const on = handlerAt(baseUrl);
  return [
    on(signIn, async (asked) => {
      const body = await asked.body();
      const text = (value: unknown) => (typeof value === 'string' ? value : '');
      const given = { username: name(text(body.username)), password: text(body.password) };
      const missing = Object.entries(given).filter(([, value]) => value === '');
      if (missing.length > 0)
        throw invalid(Object.fromEntries(missing.map(([field]) => [field, 'required'])));
      const member = members.find(
        (one) => name(one.username) === given.username && passwordOf(members, one) === given.password,
      );
      if (!member) throw new Refused('wrong_credentials', wrongCredentialsErrors);
      const accessToken = startSession(member.memberNumber);
      const expires = new Date((readAccessToken(accessToken)?.exp ?? 0) * 1000);
      const cookie = setCookie(`${accessTokenCookie}=${accessToken}; HttpOnly`, expires, asked.request);
      return HttpResponse.json({ status: 'success', accessToken } satisfies SignedIn, {
        headers: { 'set-cookie': cookie },
      });
    }),
    on(signOut, ({ request, cookies }) => {
      const session = sessionOf(request, cookies);
      if (session) endSessions(session, session.id);
      // MSW deletes cookies that the response is created with, not those that are set later.
      const headers = [`${accessTokenCookie}=; HttpOnly`, 'memberInfo='].map((cookie): [string, string] => [
        'set-cookie',
        setCookie(cookie, new Date(0), request),
      ]);
      return HttpResponse.json({ status: 'success' } satisfies SignedOut, { headers });
    }),
  ];
}

function name(typed: string): string {
  return typed.replaceAll(/\s/g, '').toLowerCase();
}

function setCookie(cookie: string, expires: Date, { url }: Request): string {
  const { protocol, hostname } = new URL(url);
  const local = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const secure = local ? '' : '; Secure';
  return `${cookie}; Path=/; Expires=${expires.toUTCString()}; SameSite=Lax${secure}`;
}
