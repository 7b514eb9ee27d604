import type { Locale } from '@jalon/i18n';
import names from './story-names.json' with { type: 'json' };

/** The names of the stories in French, by the name of their export. A test asks for that of a new story. */
const frenchNames: Readonly<Record<string, string>> = names;

/** The name of a story in the language of the page, if it has one. `name` is Storybook’s: “On A Phone”. */
export function storyName(name: string, locale: Locale): string | undefined {
  return locale === 'en' ? name : frenchNames[name.replaceAll(' ', '')];
}
