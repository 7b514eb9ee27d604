import { readCookie, serializeCookie } from '@jalon/host';
import type { Locale } from '@jalon/i18n';

const cookieName = 'formSent';
/** The field with which a page posts the submission that its script has sent. */
export const sentField = 'sent';
const lifetime = 10 * 60;

/** A submission, for its confirmation page. */
export interface SentForm {
  /** Up to 40 letters, digits and hyphens: a host's own server may have other references than the API. */
  readonly reference: string;
  /** The language of the form. */
  readonly locale: Locale;
  /** The kind of request. */
  readonly formId?: number | undefined;
}

/**
 * The cookie with a submission for its confirmation page, in either language, so that no address contains the reference.
 * Scripts can't read it. It expires after ten minutes; `Secure` at an `https:` address.
 */
export function sentCookie(sent: SentForm, url: { readonly protocol: string }): string {
  const value = sentText(sent);
  return serializeCookie(
    { name: cookieName, value, maxAge: lifetime, httpOnly: true, sameSite: 'strict' },
    url,
  );
}

/** A submission as text, for the cookie. */
export function sentText({ reference, locale, formId }: SentForm): string {
  return [reference, locale, formId].filter(Boolean).join('.');
}

/** Parses a submission; `undefined` when the text is invalid. */
export function parseSent(text: string): SentForm | undefined {
  const [, reference, language, formId] =
    text.match(/^([A-Z0-9-]{1,40})(?:\.(fr|en))?(?:\.(\d{1,6}))?$/i) ?? [];
  if (!reference) return undefined;
  return { reference, locale: language === 'en' ? 'en' : 'fr', formId: formId ? Number(formId) : undefined };
}

/** The submission in a `Cookie` header; `undefined` without a valid one. */
export function readSent(cookies: string | null): SentForm | undefined {
  return parseSent(readCookie(cookies, cookieName) ?? '');
}
