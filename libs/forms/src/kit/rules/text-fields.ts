import * as z from 'zod/mini';
import { type Alphabet, anyLine, cleanText, lettersAndSpaces, personNames } from './alphabet.ts';
import { answer, type FieldErrorKey, type FieldOptions, type TextSchema } from './answer.ts';
import type { FieldMeta } from './field-meta.ts';
import { messageMaxLength, nameMaxLength } from './limits.ts';

export interface TextOptions extends FieldOptions {
  /** Default: any line of text. */
  alphabet?: Alphabet;
  /** UTF-16 units. */
  maxLength: number;
  /** Message key when it is longer. Default `tooLong`. */
  tooLong?: string;
  /** Must have at least one letter or digit. Default false. */
  letterOrDigit?: boolean;
  /** The years that a year may be today. */
  years?: FieldMeta['years'];
  /** How people write it, if that is not how it is stored. */
  kind?: 'engineSize';
  /** More zod checks, each with a message key. */
  checks?: readonly z.core.$ZodCheck<string>[];
}

/** A line of text in one alphabet, stored trimmed. */
export function text({
  alphabet = anyLine,
  maxLength,
  tooLong = 'tooLong',
  letterOrDigit = false,
  checks = [],
  years,
  kind,
  ...options
}: TextOptions): TextSchema {
  return answer({
    ...options,
    read: alphabet.read,
    checks: [
      z.regex(alphabet.pattern, alphabet.key),
      ...(letterOrDigit ? [z.regex(/^$|[\p{L}\p{N}]/u, 'noLetterOrDigit' satisfies FieldErrorKey)] : []),
      z.maxLength(maxLength, tooLong),
      ...checks,
    ],
    meta: {
      // Filter again: the cut may have split a surrogate pair.
      filter: (typed) => alphabet.filter(alphabet.filter(typed).slice(0, maxLength)),
      alphabet,
      maxLength,
      ...(years && { years }),
      ...(kind && { kind }),
      ...(alphabet.key === 'digitsOnly' && { inputMode: 'numeric' as const }),
    },
  });
}

export interface NameOptions extends FieldOptions {
  /**
   * `strict`: letters and spaces; Marie-Ève is stored as Marie Ève. `wide`: also hyphen,
   * apostrophe and period. Default `strict`.
   */
  names?: 'strict' | 'wide';
}

/** A person’s first or last name, at most 50 characters. */
export function name({ names = 'strict', ...options }: NameOptions = {}): TextSchema {
  const alphabet = names === 'wide' ? personNames : lettersAndSpaces;
  return text({ ...options, alphabet, maxLength: nameMaxLength, letterOrDigit: true });
}

/** Multi-line text, at most 1,000 characters unless `maxLength` says otherwise. */
export function message({
  maxLength = messageMaxLength,
  ...options
}: FieldOptions & { maxLength?: number } = {}): TextSchema {
  return answer({
    ...options,
    read: readMessage,
    checks: [z.maxLength(maxLength, 'tooLong' satisfies FieldErrorKey)],
    meta: { kind: 'message', maxLength },
  });
}

/** HTML counts a line break as one unit, and posts it as two. */
function readMessage(typed: string): string {
  return (
    cleanText(typed.toWellFormed().replace(/\r\n?|\u2028|\u2029/g, '\n'))
      .replace(/[^\P{Cc}\n\t]|\uFFFD/gu, '')
      // A dropped character may have been between a letter and its accent.
      .normalize('NFC')
  );
}
