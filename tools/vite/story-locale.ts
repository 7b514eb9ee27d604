import type { Locale } from '@jalon/i18n';
import type { ReactElement } from 'react';

/** The language that Storybook’s toolbar, or the suite, has chosen for a story. */
export function storyLocale(globals: Record<string, unknown>): Locale {
  return globals.locale === 'en' ? 'en' : 'fr';
}

/** The `render` of a story, with the texts of its language. */
export function inLocale<
  Texts extends Readonly<Record<Locale, unknown>>,
  Args,
  Context extends { globals: Record<string, unknown> },
>(
  texts: Texts,
  draw: (t: Texts[Locale], args: Args, locale: Locale) => ReactElement,
): (args: Args, context: Context) => ReactElement {
  return (args, { globals }) => {
    const locale = storyLocale(globals);
    return draw(texts[locale], args, locale);
  };
}
