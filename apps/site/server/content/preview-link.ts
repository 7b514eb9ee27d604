import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A page of the drafts, in a language. */
export interface PreviewLink {
  readonly page: string;
  readonly locale: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Whether two texts are equal, in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** The signature of a link to a page: HMAC-SHA-256 over `link`, page, language and expiry, one a line. */
export function linkSignature({ page, locale, expires }: PreviewLink, secret: string): string {
  return hmac(['link', page, locale, String(expires)], secret);
}

/** The value of the cookie that shows drafts until `expires`. */
export function sessionValue(expires: number, secret: string): string {
  return `${expires}.${hmac(['session', String(expires)], secret)}`;
}

export function isValidSession(value: string, secret: string, now: number): boolean {
  const expires = Number(/^(\d+)\./.exec(value)?.[1]);
  return expires > now && sameSecret(value, sessionValue(expires, secret));
}

/** The link's data from the query of its address; undefined when it is not signed with this key, or too old. */
export function readLink(query: URLSearchParams, secret: string, now: number): PreviewLink | undefined {
  const link = {
    page: query.get('page') ?? '',
    locale: query.get('locale') ?? '',
    expires: Number(query.get('expires')),
  };
  const signed = sameSecret(query.get('signature') ?? '', linkSignature(link, secret));
  return signed && link.expires > now ? link : undefined;
}

function hmac(parts: readonly string[], secret: string): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
}
