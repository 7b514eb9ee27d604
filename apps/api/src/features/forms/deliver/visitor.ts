import type { SiteForm } from '@jalon/forms/schemas';
import type { Locale } from '@jalon/i18n';

/** Fields that hold the visitor's email address. */
const emailFields = ['email', 'memberEmail'] as const;

/** The email address that a visitor typed, in forms that ask for one. */
export function typedEmail(values: Readonly<Record<string, string>>): string | undefined {
  return emailFields.map((name) => values[name]).find(Boolean);
}

/** The language of a form's locale code. */
export function localeOf({ localeCodes }: Pick<SiteForm, 'localeCodes'>, code: string): Locale {
  return code === localeCodes.en ? 'en' : 'fr';
}
