import { readCookie, serializeCookie } from '@jalon/host';
import { defaultLocale, type Locale, locales } from '@jalon/i18n';

const cookieName = 'locale';

/**
 * The cookie that keeps the visitor's choice of language until the browser is closed; `Secure` for a page of the `https:`
 * protocol.
 */
export function visitLocaleCookie(locale: Locale, protocol: string): string {
  return serializeCookie({ name: cookieName, value: locale }, { protocol });
}

/** The language for an address without one: the chosen one, otherwise the browser's preference, otherwise French. */
export function readVisitLocale(headers: Headers): Locale {
  const chosen = readCookie(headers.get('cookie'), cookieName);
  return locales.find((locale) => locale === chosen) ?? preferredLocale(headers.get('accept-language') ?? '');
}

function preferredLocale(acceptLanguage: string): Locale {
  const ranges = acceptLanguage.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { language: tag.split('-')[0]?.toLowerCase(), weight: Number(weight) };
  });
  const [best] = ranges
    .flatMap(({ language, weight }) => {
      const locale = locales.find((one) => one === language);
      return locale && weight > 0 ? [{ locale, weight }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight);
  return best?.locale ?? defaultLocale;
}
