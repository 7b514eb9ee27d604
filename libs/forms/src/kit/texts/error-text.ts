import type { Translator } from '@jalon/i18n';
import type { FieldMeta } from '../rules/field-meta.ts';
import { phoneLength } from '../rules/limits.ts';
import type { FieldNote } from '../typing/field-notes.ts';
import { fieldErrorKeys, type kitMessages, sendErrorKeys } from './kit.messages.ts';
import { specificMessages } from './specific.messages.ts';

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

/** Keys of our forms whose own text is only replaced by a specific one. */
export const extendedKeys: ReadonlySet<string> = new Set(['emailMismatch', 'insufficientDollars']);

/** An error of a field with what a specific text needs. */
export interface FieldError {
  /** The key of the error. */
  readonly key: string;
  readonly name: string;
  readonly meta: FieldMeta;
  /** The answer in error, if it is known. */
  readonly value?: unknown;
}

/** The text of an error that names what is missing or gives an example; undefined when there is no such text. */
export function specificErrorText(
  { key, name, meta, value }: FieldError,
  t: Translator<typeof specificMessages.fr>,
): string | undefined {
  switch (key) {
    case 'required': {
      // A choice by the number of its question has no text of its own.
      const field = name.slice(name.lastIndexOf('.') + 1);
      if (isSpecific(field)) return t(field as 'email');
      return (meta.values?.length ?? 0) > 1 ? t('choice') : undefined;
    }
    case 'invalidYear':
      return meta.years && t(key, meta.years());
    case 'vehicleNameOnly':
    case 'noSpecialCharacters': {
      const characters = typeof value === 'string' ? (meta.alphabet?.dropped(value) ?? '') : '';
      return characters ? t('specialCharacters', { characters }) : undefined;
    }
    case 'invalidPhone':
      // Ten digits, of which the area code or the exchange is none.
      return t(
        typeof value === 'string' && value.replace(/\D/g, '').length === phoneLength
          ? 'invalidPhoneNumber'
          : key,
      );
    case 'invalidEmail':
    case 'emailMismatch':
    case 'insufficientDollars':
    case 'invalidPostalCode':
    case 'tryAgainLater':
      return t(key);
    default:
      return undefined;
  }
}

const isSpecific = (field: string): boolean => Object.hasOwn(specificMessages.fr, field);

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
