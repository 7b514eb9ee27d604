import { type Locale, type Translator, translator } from '@jalon/i18n';
import type { FieldMeta } from '../kit/rules/field-meta.ts';
import { ruleErrorText } from '../kit/texts/error-text.ts';
import { kitMessages } from '../kit/texts/kit.messages.ts';

/** The message of a field’s error: of its own rule, such as a date’s, or of the kit. */
export function errorText(meta: FieldMeta, key: string, locale: Locale): string {
  const kit = translator(kitMessages, { locale }) as Translator<typeof kitMessages.fr>;
  const ofRule = ruleErrorText(key, meta, (catalog) => translator(catalog, { locale }) as never, {});
  if (ofRule !== undefined) return ofRule;
  return kit((key === 'invalidChoice' ? 'invalidValue' : key) as 'tooLong', { max: meta.maxLength ?? 0 });
}
