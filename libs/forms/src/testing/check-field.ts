import * as z from 'zod/mini';
import { shapeOf } from '../kit/rules/schema-structure.ts';

/** Parses an answer with a field’s schema: returns its stored value, or the key of its first error. */
export function checkField(
  field: z.core.$ZodType,
  answer: unknown,
): { value: unknown } | { error: string | undefined } {
  const result = z.safeParse(field, answer);
  return result.success ? { value: result.data } : { error: result.error.issues[0]?.message };
}

/** One field of a form’s schema. */
export function fieldOf({ schema }: { schema: z.core.$ZodType }, name: string): z.core.$ZodType {
  const field = shapeOf(schema)[name];
  if (!field) throw new Error(`The form has no field ${name}`);
  return field;
}
