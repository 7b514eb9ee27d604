import { readCookie, serializeCookie } from '@jalon/host';
import { type MemberInfo, memberInfo } from './member-info.schema.ts';

const cookieName = 'memberInfo';

/** The bytes that every browser accepts for one cookie: name, value and attributes (RFC 6265, section 6.1). */
const cookieLimit = 4096;

/** The member in a `Cookie` header or in `document.cookie`; `undefined` for a visitor or an unreadable cookie. */
export function readMemberInfo(cookies: string | null | undefined): MemberInfo | undefined {
  const value = readCookie(cookies, cookieName);
  if (!value) return undefined;
  try {
    return memberInfo.safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}

export interface MemberInfoCookieOptions {
  /** When the access token expires. */
  readonly expires: Date;
  /** Set to `false` only for localhost over plain HTTP. */
  readonly secure?: boolean;
}

/**
 * The `Set-Cookie` value of the memberInfo cookie, which scripts can read. Browsers drop a cookie over
 * 4 kB, so fields are omitted until it fits: first the details of the associates (number, names and type stay), then
 * the associates, then the addresses, and last everything except the data attached to a submission. The API has the
 * complete data.
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

/** The `Set-Cookie` value that deletes the memberInfo cookie. */
export function forgetMemberInfo({ secure = true }: Pick<MemberInfoCookieOptions, 'secure'> = {}): string {
  return cookie('', { expires: new Date(0), secure });
}

function cookie(value: string, { expires, secure }: MemberInfoCookieOptions): string {
  return serializeCookie({ name: cookieName, value, expires }, { protocol: secure ? 'https:' : 'http:' });
}
