import { type Catalog, type Locale, type Messages, translator } from '@jalon/i18n';
import type { FieldMeta } from '../kit/rules/field-meta.ts';
import { fieldErrorText } from '../kit/texts/error-text.ts';

/** The message of a field’s error: of its own rule, such as a date’s, or of the kit. */
export function errorText(meta: FieldMeta, key: string, locale: Locale): string {
  return fieldErrorText(
    key,
    <M extends Messages>(catalog: Catalog<M>) => translator(catalog, { locale }),
    meta,
  );
}
