/** A language of the site. French is the default and comes first everywhere. */
export type Locale = 'fr' | 'en';

export const locales = ['fr', 'en'] as const satisfies readonly Locale[];

export const defaultLocale: Locale = 'fr';

/** The BCP 47 tag of a locale, for `lang` and `Intl`. */
export function languageTag(locale: Locale): 'fr-CA' | 'en-CA' {
  return locale === 'fr' ? 'fr-CA' : 'en-CA';
}

/** The other language, for the language switch. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'fr' ? 'en' : 'fr';
}

/** The locale in a path's first segment, `fr`, `en` or `en-ca`; French without one. */
export function localeFromPath(pathname: string): Locale {
  return localeSegment(pathname) ?? defaultLocale;
}

/** Like {@link localeFromPath}, but `undefined` when the first segment is not a locale. */
export function localeSegment(pathname: string): Locale | undefined {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  if (first === 'fr') return 'fr';
  if (first === 'en' || first === 'en-ca') return 'en';
  return undefined;
}

/** One value for each language. */
export type Localized<T> = Readonly<Record<Locale, T>>;

/** The language of the page that runs a script, from the `lang` of its document. */
export function localeOfDocument(): Locale {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'fr';
}
