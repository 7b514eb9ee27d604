import type { Locale } from '@jalon/i18n';
import { setCookie } from '../document/set-cookie.ts';

const cookieName = 'formSent';
const lifetime = 10 * 60;

/** A submission, as its confirmation page needs it. */
export interface SentForm {
  readonly reference: string;
  /** The language in which it was sent. */
  readonly locale: Locale;
  /** Which request was sent. */
  readonly formId?: number | undefined;
}

/**
 * The cookie with a submission for its confirmation page, in either language, so that the reference is in no address.
 * It expires after ten minutes; `Secure` for a page of the `https:` protocol.
 */
export function sentCookie({ reference, locale, formId }: SentForm, protocol: string): string {
  const value = [reference, locale, formId].filter(Boolean).join('.');
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetime}; SameSite=Strict${secure}`;
}

/** Sets the same cookie in the browser. */
export function setSentCookie(sent: SentForm): void {
  setCookie(sentCookie(sent, window.location.protocol));
}

/** The submission in a `Cookie` header; `undefined` without a valid one. */
export function readSent(cookies: string | null): SentForm | undefined {
  const found = cookies?.match(/(?:^|;\s*)formSent=([A-Z0-9]{10})(?:\.(fr|en))?(?:\.(\d{1,2}))?(?:;|$)/i);
  if (!found?.[1]) return undefined;
  const [, reference, language, formId] = found;
  return { reference, locale: language === 'en' ? 'en' : 'fr', formId: formId ? Number(formId) : undefined };
}
