import { type Alphabet, type AlphabetKey, digits, normalise, phoneDigits } from './alphabet.ts';
import { phoneLength, postalCodeLength } from './limits.ts';

/** Keys of the messages that a form's rules can answer; their words are in `kit.messages.ts`. */
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
  | 'unknownCity'
  | 'consentRequired'
  | 'invalidYear'
  | 'vehicleTooOld'
  | 'atLeastOne'
  | 'insufficientDollars';

/** An answer that another field depends on: holds when `field` is one of `is`. */
export interface Condition {
  readonly field: string;
  readonly is: readonly string[];
}

/** Holds when one of these does. */
export interface AnyOf {
  readonly anyOf: readonly Condition[];
}

/** An answer as it is stored, or the key of what is wrong with it. */
export type CheckedAnswer =
  | { readonly value: string; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: FieldErrorKey };

/** What one field takes: checked in the browser and in the API, filtered while typed. */
export interface FieldRule {
  /** Takes whatever was sent; an optional field's answer may be empty. */
  readonly check: (sent: unknown) => CheckedAnswer;
  /** May be left empty, or missing. */
  readonly optional?: boolean;
  /** Asked, and checked, only while all of these hold; dropped otherwise. */
  readonly when?: readonly (Condition | AnyOf)[];
  /** What the other answers make of this one, once it is good by itself. */
  readonly agree?: (value: string, values: AnswersSoFar) => FieldErrorKey | undefined;
  /** The answer that follows from others, whatever was sent. */
  readonly derive?: (values: AnswersSoFar) => string;
  /** Keeps what the field takes of what is typed, cut at `maxLength`. */
  readonly filter?: (typed: string) => string;
  /** UTF-16 units, as in HTML. */
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  /** Regular expression of the stored value, and the values of a choice: for documentation. */
  readonly pattern?: string;
  readonly values?: readonly string[];
}

/** By wire name; empty for what is missing or in error. */
export type AnswersSoFar = Readonly<Record<string, string>>;

export interface TextRuleOptions {
  readonly alphabet: Alphabet;
  /** UTF-16 units. */
  readonly maxLength: number;
  /** The key when it is longer. Default `tooLong`. */
  readonly tooLong?: 'tooLong' | 'addressTooLong';
}

/** A required line of text in one alphabet, stored trimmed and with composed accents. */
export function requiredText({ alphabet, maxLength, tooLong = 'tooLong' }: TextRuleOptions): FieldRule {
  return {
    check: answer((text) => {
      if (!alphabet.pattern.test(text)) return alphabet.key;
      return text.length > maxLength ? tooLong : undefined;
    }, alphabet.read),
    // Filtered once more after the cut, which may have split a surrogate pair.
    filter: (typed) => alphabet.filter(alphabet.filter(typed).slice(0, maxLength)),
    maxLength,
    inputMode: alphabet.key === 'digitsOnly' ? 'numeric' : undefined,
    pattern: alphabet.pattern.source,
  };
}

/** A required text of several lines, as it was written: no control character but tabs and line ends. */
export function requiredMessage(maxLength: number): FieldRule {
  return {
    check: answer((text) => (text.length > maxLength ? 'tooLong' : undefined), readMessage),
    maxLength,
  };
}

/** A required choice among values. */
export function requiredChoice(values: readonly string[]): FieldRule {
  return { check: answer((text) => (values.includes(text) ? undefined : 'invalidChoice')), values };
}

/** The value of a box that is ticked; the value of one that is not is empty. */
export const ticked = 'true';

/** A box that must be ticked to go on. */
export function requiredTick(): FieldRule {
  const rule = requiredChoice([ticked]);
  return {
    ...rule,
    check: answer((text) => (text === ticked ? undefined : 'consentRequired'), normalise, 'consentRequired'),
  };
}

/** A box that may be ticked. */
export function optionalTick(): FieldRule {
  return optional(requiredChoice([ticked]));
}

/** A required e-mail address: as HTML defines it, with a period in its domain. */
export function requiredEmail(maxLength: number): FieldRule {
  return {
    check: answer((text) => {
      if (text.length > maxLength) return 'tooLong';
      return emailPattern.test(text) ? undefined : 'invalidEmail';
    }),
    filter: (typed) => normalise(typed).replace(/\s/g, '').slice(0, maxLength),
    maxLength,
    pattern: emailPattern.source,
  };
}

const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** A required phone number: ten digits, however they are grouped; the country's 1 in front is dropped. */
export function requiredPhone(): FieldRule {
  return {
    check: answer(
      (text) => (text.length === phoneLength && digits.pattern.test(text) ? undefined : 'invalidPhone'),
      (typed) => {
        const kept = phoneDigits.read(typed);
        return kept.length === phoneLength + 1 && kept.startsWith('1') ? kept.slice(1) : kept;
      },
    ),
    pattern: `^[0-9]{${phoneLength}}$`,
  };
}

/** A required Canadian postal code, stored in capitals without its space; `quebec` refuses the others'. */
export function requiredPostalCode({ quebec = false } = {}): FieldRule {
  return {
    check: answer(
      (text) => {
        if (!postalCodePattern.test(text)) return 'invalidPostalCode';
        return quebec && !isQuebecPostalCode(text) ? 'notInQuebec' : undefined;
      },
      (typed) => normalise(typed).replace(/[\s-]/g, '').toUpperCase(),
    ),
    // Without a script it may be typed with its space.
    maxLength: postalCodeLength + 1,
    pattern: postalCodePattern.source,
  };
}

export function isQuebecPostalCode(postalCode: string): boolean {
  return /^[GHJ]/.test(postalCode);
}

const postalCodePattern = /^[A-Z]\d[A-Z]\d[A-Z]\d$/;

/** The same field where it may be left empty. */
export function optional(rule: FieldRule): FieldRule {
  return {
    ...rule,
    optional: true,
    check: (sent) => {
      const typed = sent ?? '';
      if (typeof typed !== 'string') return { error: 'invalidChoice' };
      return typed.trim() ? rule.check(typed) : { value: '' };
    },
  };
}

/** What the page fills in and no visitor could mend: a line of text, cut at its limit and never in error. */
export function carried(maxLength: number): FieldRule {
  const read = lineOfText(maxLength);
  return { check: (sent) => ({ value: read(sent) }), optional: true, maxLength };
}

/**
 * The same field where it is free while `isFree` holds of the answers: then it is kept as it came, cut at
 * `maxLength`.
 */
export function unless(
  isFree: (values: AnswersSoFar) => boolean,
  rule: FieldRule,
  maxLength: number,
): FieldRule {
  const read = lineOfText(maxLength);
  return {
    ...rule,
    check: (sent) => {
      const text = read(sent);
      return { value: rule.check(text).value ?? text };
    },
    agree: (value, values) =>
      isFree(values) ? undefined : (rule.check(value).error ?? rule.agree?.(value, values)),
  };
}

/** Without control characters and halves of surrogate pairs; empty for what is no text. */
function lineOfText(maxLength: number) {
  return (typed: unknown): string =>
    typeof typed === 'string'
      ? typed
          .slice(0, maxLength)
          .toWellFormed()
          .replace(/[\p{Cc}\uFFFD]/gu, '')
          .trim()
      : '';
}

/** What follows from the other answers, whatever was sent for it. */
export function derived(derive: (values: AnswersSoFar) => string): FieldRule {
  return { check: () => ({ value: '' }), derive };
}

/** The same field, asked only while all conditions hold. */
export function askedWhen(conditions: readonly (Condition | AnyOf)[], rule: FieldRule): FieldRule {
  return { ...rule, when: conditions };
}

/** Whether a field is asked, given what the others hold. */
export function isAsked({ when = [] }: FieldRule, values: AnswersSoFar): boolean {
  return when.every((condition) =>
    alternatives(condition).some(({ field, is }) => is.includes(values[field] ?? '')),
  );
}

/** The conditions of which one must hold: a condition by itself is its only alternative. */
export function alternatives(condition: Condition | AnyOf): readonly Condition[] {
  return 'anyOf' in condition ? condition.anyOf : [condition];
}

/** A check of a text that is not blank: the first thing that is wrong with it. */
function answer(
  rule: (text: string) => FieldErrorKey | undefined,
  read: (typed: string) => string = normalise,
  missing: FieldErrorKey = 'required',
): FieldRule['check'] {
  return (sent) => {
    const value = typeof sent === 'string' ? read(sent).trim() : '';
    const error = value ? rule(value) : missing;
    return error ? { error } : { value };
  };
}

/** HTML counts a line end as one unit, and posts it as two. */
function readMessage(typed: string): string {
  return (
    typed
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]|\uFFFD/gu, '')
      // Last: what is dropped may have stood between a letter and its accent.
      .normalize('NFC')
  );
}
