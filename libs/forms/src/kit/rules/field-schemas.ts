import * as z from 'zod/mini';
import {
  type Alphabet,
  type AlphabetKey,
  anyLine,
  cleanCode,
  cleanText,
  digits,
  letters,
  lettersAndDigits,
  lettersAndSpaces,
  personNames,
  phoneDigits,
  vehicleNames,
} from './alphabet.ts';
import { type FieldMeta, fieldRegistry } from './field-meta.ts';
import {
  emailMaxLength,
  extensionMaxLength,
  firstVehicleYear,
  messageMaxLength,
  nameMaxLength,
  phoneLength,
  postalCodeLength,
  vehicleNameMaxLength,
  yearMaxLength,
} from './limits.ts';

/** Keys of the messages that a field’s schema can answer; `kit.messages.ts` has their words. */
export type FieldErrorKey =
  | AlphabetKey
  | 'required'
  | 'tooLong'
  | 'invalidChoice'
  | 'invalidEmail'
  | 'emailMismatch'
  | 'invalidPhone'
  | 'invalidPostalCode'
  | 'notInQuebec'
  | 'addressTooLong'
  | 'consentRequired'
  | 'invalidYear'
  | 'vehicleTooOld'
  | 'noLetterOrDigit'
  | 'atLeastOne'
  | 'atLeastOnePhone'
  | 'insufficientDollars';

/** A field whose answer is a string; an optional one is empty when it is left out. */
export type TextSchema = z.ZodMiniType<string, string | undefined>;

export interface FieldOptions {
  /** May be left empty, or missing. Default false. */
  optional?: boolean;
}

export interface TextOptions extends FieldOptions {
  /** Default: any line of text. */
  alphabet?: Alphabet;
  /** UTF-16 units. */
  maxLength: number;
  /** The key when it is longer. Default `tooLong`. */
  tooLong?: 'tooLong' | 'addressTooLong';
  /** Must have a letter or a digit among its punctuation. Default false. */
  letterOrDigit?: boolean;
  /** Further zod checks of the value, with a message key each. */
  checks?: readonly z.core.$ZodCheck<string>[];
}

/** A line of text in one alphabet, stored trimmed. */
export function text({
  alphabet = anyLine,
  maxLength,
  tooLong = 'tooLong',
  letterOrDigit = false,
  checks = [],
  ...options
}: TextOptions): TextSchema {
  return answer({
    ...options,
    read: alphabet.read,
    checks: [
      z.regex(alphabet.pattern, alphabet.key satisfies FieldErrorKey),
      ...(letterOrDigit ? [z.regex(/^$|[\p{L}\p{N}]/u, 'noLetterOrDigit' satisfies FieldErrorKey)] : []),
      z.maxLength(maxLength, tooLong satisfies FieldErrorKey),
      ...checks,
    ],
    meta: {
      // Filtered once more after the cut, which may have split a surrogate pair.
      filter: (typed) => alphabet.filter(alphabet.filter(typed).slice(0, maxLength)),
      alphabet,
      maxLength,
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
  return text({ ...options, alphabet, maxLength: nameMaxLength });
}

/** A text of several lines as it was written, at most 1,000 characters unless `maxLength` says otherwise. */
export function message({
  maxLength = messageMaxLength,
  ...options
}: FieldOptions & { maxLength?: number } = {}): TextSchema {
  return answer({
    ...options,
    read: readMessage,
    checks: [z.maxLength(maxLength, 'tooLong' satisfies FieldErrorKey)],
    meta: { maxLength },
  });
}

/** HTML counts a line break as one unit, and posts it as two. */
function readMessage(typed: string): string {
  return (
    cleanText(typed.toWellFormed().replace(/\r\n?|\u2028|\u2029/g, '\n'))
      .replace(/[^\P{Cc}\n\t]|\uFFFD/gu, '')
      // A dropped character may have separated a letter from its accent.
      .normalize('NFC')
  );
}

/** One of several values. */
export function choice<const Value extends string, Optional extends boolean = false>(
  values: readonly Value[],
  { optional }: { optional?: Optional } = {},
): z.ZodMiniType<Optional extends true ? Value | '' : Value, unknown> {
  const error = ({ input }: { input?: unknown }) =>
    (input === '' ? 'required' : 'invalidChoice') satisfies FieldErrorKey;
  const texts: readonly string[] = optional ? ['', ...values] : values;
  // Without a choice, a group of radio buttons holds null in react-hook-form and is left out of a plain post.
  const schema = z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.enum(texts, { error }),
  );
  schema.register(fieldRegistry, { values, optional: optional === true });
  return schema as z.ZodMiniType<string, unknown> as z.ZodMiniType<Value, unknown>;
}

/** The value of a checked box; the value of an unchecked one is empty. */
export const checked = 'true';

/** A box that may be checked. */
export function box(): z.ZodMiniType<typeof checked | '', unknown> {
  return z
    .pipe(z.transform(readBox), z.enum(['', checked], { error: 'invalidChoice' satisfies FieldErrorKey }))
    .register(fieldRegistry, { values: [checked], optional: true });
}

/** A box that must be checked to go on. */
export function consent(): z.ZodMiniType<typeof checked, unknown> {
  return z
    .pipe(z.transform(readBox), z.literal(checked, { error: 'consentRequired' satisfies FieldErrorKey }))
    .register(fieldRegistry, { values: [checked] });
}

/** react-hook-form holds false for an unchecked box; a plain post leaves it out. */
function readBox(value: unknown): unknown {
  if (value === true) return checked;
  return value === false || value === undefined || value === null ? '' : value;
}

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
      filter: (typed) => cleanCode(typed).replace(/\s/g, '').slice(0, maxLength),
      maxLength,
    },
  });
}

const emailPattern =
  /[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])/u;

/** A North American phone number: ten digits, whatever separates them; a country code of 1 is dropped. */
export function phone(options: FieldOptions = {}): TextSchema {
  return answer({
    ...options,
    read: readPhone,
    checks: [z.regex(orEmpty(phonePattern), 'invalidPhone' satisfies FieldErrorKey)],
    meta: {},
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
    // Without a script it may be typed with its space.
    meta: { maxLength: postalCodeLength + 1 },
  });
}

export interface VehicleNameOptions extends FieldOptions {
  /**
   * `letters`, `lettersAndDigits`: of any language, without spaces; Land Rover is stored as LandRover. `wide`: as
   * manufacturers write it (Mercedes-Benz, CR-V, Town & Country).
   */
  names: 'letters' | 'lettersAndDigits' | 'wide';
}

/** A vehicle’s make or model. */
export function vehicleName({ names, ...options }: VehicleNameOptions): TextSchema {
  const alphabet = { letters, lettersAndDigits, wide: vehicleNames }[names];
  return text({ ...options, alphabet, maxLength: vehicleNameMaxLength, letterOrDigit: true });
}

export interface VehicleYearOptions extends FieldOptions {
  /** Years that the vehicle may be old. Default: since 1900. */
  maxAge?: number;
}

/** A vehicle’s year: four digits, from 1900 to next year’s models, by the calendar of Montréal. */
export function vehicleYear({ maxAge, ...options }: VehicleYearOptions = {}): TextSchema {
  return text({
    ...options,
    alphabet: digits,
    maxLength: yearMaxLength,
    checks: [
      z.refine(
        (year) => year === '' || isVehicleYear(year, new Date()),
        'invalidYear' satisfies FieldErrorKey,
      ),
      z.refine(
        (year) => maxAge === undefined || !isOlder(year, maxAge, new Date()),
        'vehicleTooOld' satisfies FieldErrorKey,
      ),
    ],
  });
}

/** Whether a text is a year that a vehicle can have at a moment. */
export function isVehicleYear(year: string, now: Date): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= firstVehicleYear && Number(year) <= yearOf(now) + 1;
}

/** Whether a vehicle of a year is more than `maxAge` years old at a moment. */
export function isOlder(year: string, maxAge: number, now: Date): boolean {
  return year !== '' && Number(year) < yearOf(now) - maxAge;
}

function yearOf(moment: Date): number {
  return Number(moment.toLocaleDateString('en', { timeZone: 'America/Montreal', year: 'numeric' }));
}

/** A value that the page fills in and no visitor could correct: cut at its limit, never in error. */
export function hiddenText(maxLength: number): z.ZodMiniType<string, unknown> {
  return z
    .pipe(z.transform(lineOfText(maxLength)), z.string())
    .register(fieldRegistry, { optional: true, hidden: true, maxLength });
}

/** Without control characters and halves of surrogate pairs, cut at the limit; empty for anything but a text. */
export function lineOfText(maxLength: number) {
  return (typed: unknown): string =>
    typeof typed === 'string'
      ? typed
          .toWellFormed()
          .replace(/[\p{Cc}\uFFFD]/gu, '')
          .slice(0, maxLength)
          // Half of a pair, where it was cut.
          .replace(/\p{Cs}/u, '')
          .trim()
      : '';
}

/** A value that the schema of its form computes from other fields, whatever was sent. */
export function computed(computedFrom?: readonly string[]): z.ZodMiniType<string, unknown> {
  return z
    .pipe(
      z.transform(() => ''),
      z.string(),
    )
    .register(fieldRegistry, { optional: true, computed: true, ...(computedFrom && { computedFrom }) });
}

interface Answer extends FieldOptions {
  read: (typed: string) => string;
  checks: z.core.$ZodCheck<string>[];
  meta: FieldMeta;
}

/** A string that is read, trimmed and checked; the first failing check is the one that is shown. */
function answer({ optional = false, read, checks, meta }: Answer): TextSchema {
  const schema = z.string('required' satisfies FieldErrorKey).check(
    z.overwrite((typed) => notBlank(read(typed).trim())),
    ...(optional ? [] : [z.minLength(1, 'required' satisfies FieldErrorKey)]),
    ...checks,
  );
  return (optional ? z._default(schema, '') : schema).register(fieldRegistry, { ...meta, optional });
}

/** Invisible characters alone are no answer. */
function notBlank(value: string): string {
  return /[^\p{Cf}\s]/u.test(value) ? value : '';
}

function orEmpty({ source, flags }: RegExp): RegExp {
  return new RegExp(`^(?:${source})?$`, flags);
}
