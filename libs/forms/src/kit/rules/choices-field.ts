import * as z from 'zod/mini';
import type { FieldErrorKey, FieldOptions } from './answer.ts';
import { choicesMessages } from './choices-field.messages.ts';
import { fieldRegistry } from './field-meta.ts';

export interface ChoicesOptions extends Pick<FieldOptions, 'optional'> {
  /** The fewest values of an answer. Default 1. An optional field may have none instead. */
  min?: number;
  /** The most values of an answer. Default: all. */
  max?: number;
}

/** A choice of several values: a list in the order of `values`, each value once. */
export function choices<const Value extends string>(
  values: readonly Value[],
  { optional = false, min = 1, max = values.length }: ChoicesOptions = {},
): z.ZodMiniType<Value[], unknown> {
  const known: readonly string[] = values;
  const schema = z.pipe(
    z.transform(readList),
    z.array(z.string()).check(
      z.overwrite((chosen) =>
        [...new Set(chosen)].toSorted((one, other) => known.indexOf(one) - known.indexOf(other)),
      ),
      z.refine((chosen) => optional || chosen.length > 0, 'required' satisfies FieldErrorKey),
      z.refine(
        (chosen) => chosen.every((value) => known.includes(value)),
        'invalidChoice' satisfies FieldErrorKey,
      ),
      z.refine(({ length }) => length === 0 || length >= min, 'tooFewChoices'),
      z.maxLength(max, 'tooManyChoices'),
    ),
  );
  schema.register(fieldRegistry, {
    values,
    optional,
    multiple: true,
    errorTexts: choicesMessages,
    limits: () => ({ min, max }),
  });
  return schema as z.ZodMiniType<string[], unknown> as z.ZodMiniType<Value[], unknown>;
}

/** Unchecked boxes are false or null in react-hook-form, and missing from a plain post; a single box is a text. */
function readList(value: unknown): unknown {
  if (!value) return [];
  return typeof value === 'string' ? [value] : value;
}
