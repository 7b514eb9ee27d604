import { type MemberInfo, memberInfo } from './member-info.schema.ts';

const cookieName = 'memberInfo';

/** Bytes that every browser keeps of a cookie: name, value and attributes (RFC 6265, section 6.1). */
const cookieLimit = 4096;

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

/**
 * The `Set-Cookie` value that makes the browser remember the member; readable by scripts (site spec §3).
 * A browser drops a cookie over 4 kB: what does not fit is left out, first what associates have beyond
 * number, names and type, then the associates, then the addresses, in the end all but what is attached to
 * a submission. Who needs the whole asks the API.
 */
export function memberInfoCookie(
  info: MemberInfo,
  { expires, secure = true }: MemberInfoCookieOptions,
): string {
  const { associatesMembers, addresses, ...own } = info;
  const { name, surname, memberNumber, email } = info;
  const named = associatesMembers?.map(({ memberNumber, name, surname, codeTypeMember }) => ({
    memberNumber,
    name,
    surname,
    codeTypeMember,
  }));
  const candidates = [
    info,
    { ...own, addresses, associatesMembers: named },
    { ...own, addresses },
    own,
    { name, surname, memberNumber, email },
  ];
  const cookies = candidates.map((candidate) => cookie(JSON.stringify(candidate), { expires, secure }));
  return cookies.find(({ length }) => length <= cookieLimit) ?? forgetMemberInfo({ secure });
}

/** The `Set-Cookie` value that makes the browser forget the member. */
export function forgetMemberInfo({ secure = true }: Pick<MemberInfoCookieOptions, 'secure'> = {}): string {
  return cookie('', { expires: new Date(0), secure });
}

function cookie(value: string, { expires, secure }: MemberInfoCookieOptions): string {
  const attributes = [
    'Path=/',
    `Expires=${expires.toUTCString()}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  return [`${cookieName}=${encodeURIComponent(value)}`, ...attributes].join('; ');
}
