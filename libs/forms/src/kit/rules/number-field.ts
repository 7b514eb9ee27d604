import type { Localized } from '@jalon/i18n';
import * as z from 'zod/mini';
import type { FieldErrorKey } from './answer.ts';
import { type FieldMeta, fieldRegistry } from './field-meta.ts';
import { numberMessages } from './number-field.messages.ts';
import { numberCharacters, numberMaxLength, readNumber } from './read-number.ts';

export interface NumberOptions<Optional extends boolean = boolean> {
  /** Default 0. */
  min?: number;
  /** Default: the largest whole number that JSON keeps exactly. */
  max?: number;
  /** The most decimals. Default 0: a whole number. */
  decimals?: number;
  /** Shown after the answer: `km`, or one for each language. */
  unit?: string | Localized<string>;
  /** May be left empty: its value is then an empty text. Default false. */
  optional?: Optional;
}

/** A number, typed with a comma or a point and with or without thousands separators. */
export function number<Optional extends boolean = false>({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  decimals = 0,
  unit,
  optional,
}: NumberOptions<Optional> = {}): z.ZodMiniType<Optional extends true ? number | '' : number, unknown> {
  const check = (typed: string | number): number | keyof typeof numberMessages.fr => {
    const read = readNumber(String(typed), decimals);
    if (!read) return 'invalidNumber';
    if (read.decimals.length > decimals) return decimals === 0 ? 'wholeNumber' : 'tooManyDecimals';
    const value = Number(`${read.sign}${read.whole}.${read.decimals || '0'}`);
    if (value < min) return 'numberTooSmall';
    return value > max ? 'numberTooLarge' : value;
  };
  return numberSchema(check, {
    optional: optional === true,
    kind: 'number',
    // Numeric keyboards have no sign, and some no comma.
    ...(min >= 0 && { inputMode: decimals === 0 ? ('numeric' as const) : ('decimal' as const) }),
    ...(unit && { unit }),
    errorTexts: numberMessages,
    limits: () => ({ min, max, decimals }),
  });
}

/** The schema of a typed number. `check` gives the value to store, or the key of an error. */
export function numberSchema<Optional extends boolean>(
  check: (typed: string | number) => number | string,
  meta: FieldMeta,
): z.ZodMiniType<Optional extends true ? number | '' : number, unknown> {
  const read = (typed: unknown, { issues }: z.core.ParsePayload): number | '' => {
    const given = typeof typed === 'number' ? typed : typeof typed === 'string' ? typed.trim() : '';
    const value = given === '' ? (meta.optional ? '' : ('required' satisfies FieldErrorKey)) : check(given);
    if (value === '' || typeof value === 'number') return value;
    issues.push({ code: 'custom', input: typed, message: value, path: [] });
    return '';
  };
  const schema = z.pipe(z.transform(read), z.union([z.number(), z.literal('')]));
  schema.register(fieldRegistry, {
    alphabet: numberCharacters,
    filter: (typed) => numberCharacters.filter(typed).slice(0, numberMaxLength),
    maxLength: numberMaxLength,
    ...meta,
  });
  return schema as z.ZodMiniType<number | '', unknown> as z.ZodMiniType<number, unknown>;
}
