import * as z from 'zod/mini';
import { elementOf, shapeOf } from './schema-structure.ts';

/**
 * The answers of an unfinished form: each valid one as it is stored, the others as they were typed. For what is computed
 * from the answers, or kept, before they are sent.
 */
export function readTypedAnswers(schema: z.core.$ZodType, typed: unknown): unknown {
  const element = elementOf(schema);
  if (element) return Array.isArray(typed) ? typed.map((one) => readTypedAnswers(element, one)) : [];
  const fields = Object.entries(shapeOf(schema));
  if (fields.length > 0) {
    const given = Object(typed) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(fields.map(([name, field]) => [name, readTypedAnswers(field, given[name])]));
  }
  const { success, data } = z.safeParse(schema, typed);
  return success ? data : typed;
}
