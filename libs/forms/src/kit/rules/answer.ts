import * as z from 'zod/mini';
import type { AlphabetKey } from './alphabet.ts';
import { type FieldMeta, fieldRegistry } from './field-meta.ts';

/** Message keys of the kit’s own rules; `kit.messages.ts` has their texts. */
export type FieldErrorKey =
  | AlphabetKey
  | 'required'
  | 'tooLong'
  | 'invalidChoice'
  | 'invalidEmail'
  | 'invalidPhone'
  | 'invalidPostalCode'
  | 'notInQuebec'
  | 'consentRequired'
  | 'invalidYear'
  | 'vehicleTooOld'
  | 'noLetterOrDigit';

/** A field whose answer is a string; an omitted optional one is empty. */
export type TextSchema = z.ZodMiniType<string, string | undefined>;

export interface FieldOptions {
  /** May be left empty, or missing. Default false. */
  optional?: boolean;
  /** What browsers fill in, as in HTML: `name`, or `off` for somebody else’s. Default: the field’s. */
  autoComplete?: string;
}

export interface Answer extends FieldOptions {
  /** Corrects what does not change the meaning, before the checks. */
  read: (typed: string) => string;
  /** Checks, each with a message key. */
  checks: z.core.$ZodCheck<string>[];
  /** Properties of the field for the page. */
  meta: FieldMeta;
}

/** The schema of a string that is corrected, trimmed and checked; only the first failed check is reported. */
export function answer({ optional = false, autoComplete, read, checks, meta }: Answer): TextSchema {
  const schema = z.string('required' satisfies FieldErrorKey).check(
    z.overwrite((typed) => notBlank(read(typed).trim())),
    ...(optional ? [] : [z.minLength(1, 'required' satisfies FieldErrorKey)]),
    ...checks,
  );
  return (optional ? z._default(schema, '') : schema).register(fieldRegistry, {
    ...meta,
    optional,
    ...(autoComplete && { autoComplete }),
  });
}

/** Text that has only invisible characters counts as empty. */
function notBlank(value: string): string {
  return /[^\p{Cf}\s]/u.test(value) ? value : '';
}

/** The whole value, or an empty one. */
export function orEmpty({ source, flags }: RegExp): RegExp {
  return new RegExp(`^(?:${source})?$`, flags);
}
