import { setCookie } from '@jalon/host';
import { locales } from '@jalon/i18n';
import { visitLocaleCookie } from './visit-locale.ts';

/** Remembers the language of a link that switches the language: the value of its `hreflang`. */
export function rememberLocale(hreflang: string): void {
  const locale = locales.find((one) => one === hreflang.slice(0, 2));
  if (locale) setCookie(visitLocaleCookie(locale, location.protocol));
}
