import * as z from 'zod/mini';
import { fieldRegistry } from './field-meta.ts';
import { listMessages } from './list-field.messages.ts';
import { emptyRow } from './list-rows.ts';
import type { TypedAnswers } from './nested-answers.ts';

export interface ListOptions {
  /** The fewest rows, which the form shows from the start. Default 0. */
  min?: number;
  /** The most rows. Default 20. */
  max?: number;
}

/** A list of rows that visitors add and remove, each with the fields of `row`. */
export function list<Row>(
  row: z.ZodMiniType<Row, unknown>,
  { min = 0, max = 20 }: ListOptions = {},
): z.ZodMiniType<Row[], unknown> {
  const leastRows = (given: unknown) => {
    const rows: TypedAnswers[] = Array.isArray(given) ? given : [];
    const missing = Math.max(0, min - rows.length);
    return [...rows, ...Array.from({ length: missing }, () => emptyRow(row))];
  };
  const schema: z.ZodMiniType = z
    .array(row)
    .check(z.minLength(min, 'tooFewRows'), z.maxLength(max, 'tooManyRows'))
    .register(fieldRegistry, { errorTexts: listMessages, limits: () => ({ min, max }), leastRows });
  return schema as z.ZodMiniType<Row[], unknown>;
}
