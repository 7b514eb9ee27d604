import type { Locale } from '@jalon/i18n';

/** The language of the page, in a script without React. */
export function localeOfDocument(): Locale {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'fr';
}
