import type { Locale } from '@jalon/i18n';
import { setCookie } from '../document/set-cookie.ts';

const cookieName = 'formSent';
const lifetime = 10 * 60;

/** What is known of a submission on the page that follows it. */
export interface SentForm {
  readonly reference: string;
  /** The language in which it was sent. */
  readonly locale: Locale;
}

/**
 * The cookie that takes a submission to the page that follows, in either language, so that no address names
 * it. Gone after ten minutes; `Secure` for a page of the `https:` protocol.
 */
export function sentCookie({ reference, locale }: SentForm, protocol: string): string {
  const value = locale === 'fr' ? reference : `${reference}.${locale}`;
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetime}; SameSite=Strict${secure}`;
}

/** Sets the same cookie in the browser. */
export function setSentCookie(sent: SentForm): void {
  setCookie(sentCookie(sent, window.location.protocol));
}

/** The submission that a `Cookie` header tells of; `undefined` for anything that is none. */
export function readSent(cookies: string | null): SentForm | undefined {
  const found = cookies?.match(/(?:^|;\s*)formSent=([A-Z0-9]{10})(\.en)?(?:;|$)/i);
  return found?.[1] ? { reference: found[1], locale: found[2] ? 'en' : 'fr' } : undefined;
}
