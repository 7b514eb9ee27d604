import type { Catalog, Translator } from '@jalon/i18n';
import type { FieldMeta } from '../rules/field-meta.ts';
import type { FieldNote } from '../typing/field-notes.ts';
import { fieldErrorKeys, type kitMessages, sendErrorKeys } from './kit.messages.ts';

type KitTranslator = Translator<typeof kitMessages.fr>;

/** The message of a field’s error. An unknown key, for example of a newer server, gives “check the answer”. */
export function fieldErrorText(
  key: string,
  t: KitTranslator,
  { maxLength = 0 }: Pick<FieldMeta, 'maxLength'> = {},
  own: Readonly<Partial<Record<string, string>>> = {},
): string {
  if (Object.hasOwn(own, key)) return own[key] ?? '';
  return t((Object.hasOwn(fieldErrorKeys, key) ? key : 'invalidValue') as 'tooLong', { max: maxLength });
}

/** The message of an error that only the field’s own rule has; undefined for any other, or when the form words it itself. */
export function ruleErrorText(
  key: string,
  { errorTexts, limits, files }: Pick<FieldMeta, 'errorTexts' | 'limits' | 'files'>,
  translated: (catalog: Catalog) => (key: string, params: unknown) => string,
  own: Readonly<Partial<Record<string, string>>>,
): string | undefined {
  if (!errorTexts || !Object.hasOwn(errorTexts.fr, key) || Object.hasOwn(own, key)) return undefined;
  return translated(errorTexts as Catalog)(key, files ?? limits?.());
}

/** The message of a form’s error. An unknown key gives “try again later”. */
export function sendErrorText(
  key: string,
  t: KitTranslator,
  own: Readonly<Partial<Record<string, string>>> = {},
): string {
  if (Object.hasOwn(own, key)) return own[key] ?? '';
  return t(Object.hasOwn(sendErrorKeys, key) ? (key as keyof typeof sendErrorKeys) : 'tryAgainLater');
}

/** The note at a field whose filter removed characters. */
export function fieldNoteText(note: FieldNote, t: KitTranslator): string {
  switch (note.key) {
    case 'charactersDropped':
      return t(note.key, note);
    case 'cut':
      return t(note.key, note);
    default:
      return t(note.key, note);
  }
}

/** The heading of the error summary when no field is invalid. */
export function notSentTitle(key: string | undefined, t: KitTranslator): string {
  if (key === 'confirmSend') return t('confirm');
  return t(key === 'noAnswer' ? 'mayBeSent' : 'notSent');
}
