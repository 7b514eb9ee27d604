import * as z from 'zod/mini';
import { cleanCode, digits, phoneDigits } from './alphabet.ts';
import { answer, type FieldErrorKey, type FieldOptions, orEmpty, type TextSchema } from './answer.ts';
import { emailMaxLength, extensionMaxLength, phoneLength, postalCodeLength } from './limits.ts';
import { text } from './text-fields.ts';

/**
 * An email address, at most 100 characters unless `maxLength` says otherwise: dots only between other characters, a domain with a period,
 * letters of any language in the domain (`jean@québec.ca`).
 */
export function email({
  maxLength = emailMaxLength,
  ...options
}: FieldOptions & { maxLength?: number } = {}): TextSchema {
  return answer({
    ...options,
    read: cleanCode,
    checks: [
      z.maxLength(maxLength, 'tooLong' satisfies FieldErrorKey),
      z.regex(orEmpty(emailPattern), 'invalidEmail' satisfies FieldErrorKey),
    ],
    meta: {
      kind: 'email',
      filter: (typed) => cleanCode(typed).replace(/\s/g, '').slice(0, maxLength),
      maxLength,
    },
  });
}

const emailPattern =
  /[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])/u;

/** A North American phone number: ten digits with any separators; a country code of 1 is dropped. */
export function phone(options: FieldOptions = {}): TextSchema {
  return answer({
    ...options,
    read: readPhone,
    checks: [z.regex(orEmpty(phonePattern), 'invalidPhone' satisfies FieldErrorKey)],
    meta: { kind: 'phone' },
  });
}

/** Area code and exchange begin with 2 to 9 (North American Numbering Plan). */
const phonePattern = /[2-9]\d{2}[2-9]\d{6}/;

function readPhone(typed: string): string {
  const kept = phoneDigits.read(typed);
  return kept.length === phoneLength + 1 && kept.startsWith('1') ? kept.slice(1) : kept;
}

/** A phone extension, at most five digits. */
export function extension(options: FieldOptions = {}): TextSchema {
  return text({ ...options, alphabet: digits, maxLength: extensionMaxLength });
}

export interface PostalCodeOptions extends FieldOptions {
  /** Must be in Quebec: begins with G, H or J. Default false. */
  quebec?: boolean;
}

/** A Canadian postal code, stored in capitals without its space. */
export function postalCode({ quebec = false, ...options }: PostalCodeOptions = {}): TextSchema {
  return answer({
    ...options,
    read: (typed) => cleanCode(typed).replace(/[\s-]/g, '').toUpperCase(),
    checks: [
      z.regex(orEmpty(/[A-Z]\d[A-Z]\d[A-Z]\d/), 'invalidPostalCode' satisfies FieldErrorKey),
      ...(quebec ? [z.regex(/^(?:$|[GHJ])/, 'notInQuebec' satisfies FieldErrorKey)] : []),
    ],
    // Without a script, visitors may type the space.
    meta: { kind: 'postalCode', maxLength: postalCodeLength + 1 },
  });
}
