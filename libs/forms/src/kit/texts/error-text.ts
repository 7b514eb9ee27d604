import type { Catalog, Messages, Translator } from '@jalon/i18n';
import type { FieldMeta } from '../rules/field-meta.ts';
import type { FieldNote } from '../typing/field-notes.ts';
import { editedFormMessages, fieldErrorKeys, sendErrorKeys } from './edited-form.messages.ts';
import { formMessages } from './form.messages.ts';

/** Gives the translator of a catalogue: `useTranslator` in a component. */
export type Translated = <M extends Messages>(catalog: Catalog<M>) => Translator<M>;

/** The texts of a form’s own message keys. */
type OwnTexts = Readonly<Partial<Record<string, string>>>;

/**
 * The message of a field’s error: the form’s own, that of the field’s rule, or the kit’s. An unknown key, for example of a
 * newer server, gives “check the answer”.
 */
export function fieldErrorText(
  key: string,
  translated: Translated,
  { maxLength = 0, errorTexts, limits, files }: FieldMeta = {},
  own: OwnTexts = {},
): string {
  if (Object.hasOwn(own, key)) return own[key] ?? '';
  if (errorTexts && Object.hasOwn(errorTexts.fr, key)) {
    const ofRule = translated(errorTexts as Catalog) as (key: string, params: unknown) => string;
    return ofRule(key, files ?? limits?.());
  }
  if (!Object.hasOwn(fieldErrorKeys, key)) return translated(formMessages)('invalidValue');
  return translated(editedFormMessages)(key as 'tooLong', { max: maxLength });
}

/** The message of a form’s error. An unknown key gives “try again later”. */
export function sendErrorText(key: string, translated: Translated, own: OwnTexts = {}): string {
  if (Object.hasOwn(own, key)) return own[key] ?? '';
  if (!Object.hasOwn(sendErrorKeys, key)) return translated(formMessages)('tryAgainLater');
  return translated(editedFormMessages)(key as keyof typeof sendErrorKeys);
}

/** The note at a field whose filter removed characters. */
export function fieldNoteText(note: FieldNote, translated: Translated): string {
  const t = translated(editedFormMessages);
  switch (note.key) {
    case 'charactersDropped':
      return t(note.key, note);
    case 'cut':
      return t(note.key, note);
    default:
      return t(note.key, note);
  }
}
