import type { Translator } from '@jalon/i18n';
import type { FieldMeta } from '../rules/field-meta.ts';
import { phoneLength } from '../rules/limits.ts';
import { specificMessages } from './specific.messages.ts';

export { specificMessages };

/** An error of a field, or of the form, with what a specific text needs. */
export interface FieldError {
  /** The key of the error. */
  readonly key: string;
  readonly name: string;
  readonly meta?: FieldMeta | undefined;
  /** The answer in error, if it is known. */
  readonly value?: unknown;
}

/** The text of an error that names what is missing or gives an example; undefined when there is no such text. */
export function specificErrorText(
  { key, name, meta = {}, value }: FieldError,
  t: Translator<typeof specificMessages.fr>,
): string | undefined {
  switch (key) {
    case 'required': {
      // A choice by the number of its question has no text of its own.
      const field = name.slice(name.lastIndexOf('.') + 1);
      const isChoice = (meta.values?.length ?? 0) > 1;
      // Forms 1 and 2 send the subject under this name, the others the message.
      if (field === 'question' && isChoice) return t('subject');
      if (isSpecific(field)) return t(field as 'email');
      return isChoice ? t('choice') : undefined;
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
