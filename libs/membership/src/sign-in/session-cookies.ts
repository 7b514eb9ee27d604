import { accessTokenCookie, accessTokenCookieAttributes } from '@jalon/api-client/contract';
import { type HeaderPair, serializeCookie } from '@jalon/host';
import type { MemberInfo } from '../member-info/member-info.schema.ts';
import { forgetMemberInfo, memberInfoCookie } from '../member-info/member-info-cookie.ts';
import { endSession, type Session } from './session.ts';

/** Only a page on the same machine may have the cookies without TLS: behind a proxy, the URL may have lost its `https:`. */
export function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * The two cookies of a session: the token, and the member information for display. Without the information, that of the
 * member who was signed in before is deleted.
 */
export function sessionCookies(
  { token, expires }: Session,
  member: MemberInfo | undefined,
  url: URL,
): HeaderPair[] {
  const cookie = { ...accessTokenCookieAttributes, name: accessTokenCookie, value: token, expires };
  return [['set-cookie', serializeCookie(cookie, schemeOf(url))], memberInfoHeader(member, expires, url)];
}

/** The cookie with the member information, until the session ends. */
export function memberInfoHeader(member: MemberInfo | undefined, expires: Date, url: URL): HeaderPair {
  const secure = isSecure(url);
  return [
    'set-cookie',
    member ? memberInfoCookie(member, { expires, secure }) : forgetMemberInfo({ secure }),
  ];
}

/** Deletes both cookies. */
export function endedCookies(url: URL): HeaderPair[] {
  return endSession({ secure: isSecure(url) }).map((cookie) => ['set-cookie', cookie]);
}

function schemeOf(url: URL): { readonly protocol: string } {
  return { protocol: isSecure(url) ? 'https:' : 'http:' };
}
