const cookieName = 'formSent';
const lifetime = 10 * 60;

/**
 * The cookie that takes a submission's reference to the page that follows, in either language, so that no
 * address names it. Gone after ten minutes; `Secure` for a page of the `https:` protocol.
 */
export function sentCookie(reference: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${encodeURIComponent(reference)}; Path=/; Max-Age=${lifetime}; SameSite=Strict${secure}`;
}

/** The reference that a `Cookie` header tells; `undefined` for anything that is not one. */
export function sentReference(cookies: string | null): string | undefined {
  return cookies?.match(/(?:^|;\s*)formSent=([A-Z0-9]{10})(?:;|$)/i)?.[1];
}
