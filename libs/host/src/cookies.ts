import { parseCookie, stringifySetCookie } from 'cookie';

/** A cookie for the browser. Without `maxAge` and `expires` it ends with the browser's session. */
export interface Cookie {
  readonly name: string;
  /** Characters that a cookie can't contain are encoded; `readCookie` decodes them. */
  readonly value: string;
  /** In seconds; 0 deletes the cookie. */
  readonly maxAge?: number | undefined;
  /** A date in the past deletes the cookie. */
  readonly expires?: Date | undefined;
  /** The host or a domain above it, whose subdomains get the cookie too. Default: only the host. */
  readonly domain?: string | undefined;
  /** Default: `/`. */
  readonly path?: string | undefined;
  /** Hides the cookie from scripts. */
  readonly httpOnly?: boolean | undefined;
  /** Default: `lax`. */
  readonly sameSite?: 'lax' | 'strict' | 'none' | undefined;
}

/**
 * The value of a `Set-Cookie` header, or of `document.cookie`. The cookie is `Secure` when the protocol is `https:`: pass
 * the request's URL, or `location`.
 * @throws TypeError for a name, a domain or a path that a cookie can't have
 */
export function serializeCookie(
  { path = '/', sameSite = 'lax', ...cookie }: Cookie,
  { protocol }: { readonly protocol: string },
): string {
  return stringifySetCookie({ ...cookie, path, sameSite, secure: protocol === 'https:' });
}

/**
 * The decoded cookies of a `Cookie` header or of `document.cookie`, by name. Of several with the same name the first
 * counts, which has the longest path (RFC 6265, section 5.4). A value that can't be decoded stays as it is.
 */
export function parseCookies(
  cookies: string | null | undefined,
): Readonly<Record<string, string | undefined>> {
  return parseCookie(cookies ?? '');
}

/** The decoded value of one cookie. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  return parseCookies(cookies)[name];
}

/** Sets a cookie in the browser, given the value of a `Set-Cookie` header. */
export function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = cookie;
}
