import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { elementOf, innermost, shapeOf } from './schema-structure.ts';

const wrappings: readonly (readonly [string, (inner: z.core.$ZodType) => z.core.$ZodType])[] = [
  ['nothing', (inner) => inner],
  ['an optional', (inner) => z.optional(inner)],
  ['a default', (inner) => z._default(inner, undefined as never)],
  ['a pipe', (inner) => z.pipe(z.unknown(), inner)],
];

it.each(wrappings)('a schema is found within %s', (_wrapping, wrap) => {
  const field = z.string();
  expect(innermost(wrap(wrap(field)))).toBe(field);
  expect(shapeOf(wrap(z.object({ field })))).toEqual({ field });
  expect(elementOf(wrap(z.array(field)))).toBe(field);
});

it('only an object has fields, and only a list has elements', () => {
  expect([shapeOf(z.string()), elementOf(z.object({ field: z.string() }))]).toEqual([{}, undefined]);
});
