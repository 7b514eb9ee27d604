import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A page of the drafts, in one language. */
export interface PreviewLink {
  readonly page: string;
  readonly locale: string;
  /** The expiry, in seconds since 1970. */
  readonly expires: number;
}

/** Compares two texts in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** The signature of a link to a page: HMAC-SHA-256 over `link`, page, language and expiry, one per line. */
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

/** The link's data from the query of its address; undefined if the signature is invalid or the link has expired. */
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
