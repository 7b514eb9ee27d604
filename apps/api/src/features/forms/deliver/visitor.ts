import { fieldMeta, fieldNames, type SiteForm } from '@jalon/forms/schemas';
import type { Locale } from '@jalon/i18n';

/** The email address that a visitor typed: the first answer of the form to a field of that kind. */
export function typedEmail(
  form: Pick<SiteForm, 'schema'> | undefined,
  values: Readonly<Record<string, string>>,
): string | undefined {
  if (!form) return undefined;
  const names = fieldNames(form).filter((name) => fieldMeta(form.schema, name).kind === 'email');
  return names.map((name) => values[name]).find(Boolean);
}

/** The language of a form's locale code. */
export function localeOf({ localeCodes }: Pick<SiteForm, 'localeCodes'>, code: string): Locale {
  return code === localeCodes.en ? 'en' : 'fr';
}
