import { type MemberInfo, memberInfo } from './member-info.schema.ts';

const cookieName = 'memberInfo';

/**
 * The member that a `Cookie` header or `document.cookie` names; `undefined` for a visitor, and for a
 * cookie that can't be read.
 */
export function readMemberInfo(cookies: string | null | undefined): MemberInfo | undefined {
  const prefix = `${cookieName}=`;
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  if (!pair) return undefined;
  try {
    return memberInfo.safeParse(JSON.parse(decodeURIComponent(pair.slice(prefix.length)))).data;
  } catch {
    return undefined;
  }
}

export interface MemberInfoCookieOptions {
  /** When the sign-in ends. */
  readonly expires: Date;
  /** Off for localhost over plain HTTP only. */
  readonly secure?: boolean;
}

/** The `Set-Cookie` value that makes the browser remember the member; readable by scripts (site spec §3). */
export function memberInfoCookie(
  info: MemberInfo,
  { expires, secure = true }: MemberInfoCookieOptions,
): string {
  const attributes = [
    'Path=/',
    `Expires=${expires.toUTCString()}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  return [`${cookieName}=${encodeURIComponent(JSON.stringify(info))}`, ...attributes].join('; ');
}
