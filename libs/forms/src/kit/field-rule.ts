import * as z from 'zod/mini';
import { type Alphabet, normalise } from './alphabet.ts';

/** Keys of the messages that a field's rule can answer; their words are in `kit.messages.ts`. */
export type FieldErrorKey = 'required' | 'tooLong' | 'invalidChoice' | Alphabet['key'];

/** What one field takes: validated by `schema` in the browser and in the API, filtered while typed. */
export interface FieldRule {
  readonly schema: z.ZodMiniType<string, unknown>;
  /** Keeps what the field takes of what is typed, cut at `maxLength`. */
  readonly filter?: (typed: string) => string;
  /** UTF-16 units, as in HTML. */
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  /** Regular expression of the stored value, and the values of a choice: for documentation. */
  readonly pattern?: string;
  readonly values?: readonly string[];
}

export interface TextRuleOptions {
  readonly alphabet: Alphabet;
  /** UTF-16 units. */
  readonly maxLength: number;
}

/** A required line of text in one alphabet, stored trimmed and with composed accents. */
export function requiredText({ alphabet, maxLength }: TextRuleOptions): FieldRule {
  return {
    schema: required((text) => {
      if (!alphabet.pattern.test(text)) return alphabet.key;
      return text.length > maxLength ? 'tooLong' : undefined;
    }),
    // Filtered once more after the cut, which may have split a surrogate pair.
    filter: (typed) => alphabet.filter(alphabet.filter(typed).slice(0, maxLength)),
    maxLength,
    inputMode: alphabet.key === 'digitsOnly' ? 'numeric' : undefined,
    pattern: alphabet.pattern.source,
  };
}

/** A required choice among values. */
export function requiredChoice(values: readonly string[]): FieldRule {
  return { schema: required((text) => (values.includes(text) ? undefined : 'invalidChoice')), values };
}

/**
 * A string that is not blank and passes a rule. One check that stops at the first error, where a chain of
 * zod's own would report all and weigh 0.6 kB more.
 */
function required(rule: (text: string) => FieldErrorKey | undefined): FieldRule['schema'] {
  return z.string('required').check((payload) => {
    payload.value = normalise(payload.value).trim();
    const message = payload.value ? rule(payload.value) : 'required';
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
  });
}

/** The value as it is stored, or the key of its message. */
export function checkField(
  rule: FieldRule,
  value: unknown,
): { value: string; error?: undefined } | { value?: undefined; error: FieldErrorKey } {
  const { data, error } = z.safeParse(rule.schema, value);
  return error ? { error: error.issues[0]?.message as FieldErrorKey } : { value: data as string };
}
