import type { Locale } from '@jalon/i18n';

/** The language that Storybook’s toolbar, or the suite, has chosen for a story. */
export function storyLocale(globals: Record<string, unknown>): Locale {
  return globals.locale === 'en' ? 'en' : 'fr';
}
