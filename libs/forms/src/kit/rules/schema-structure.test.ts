import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as mini from 'zod/mini';
import { elementOf, innermost, shapeOf } from './schema-structure.ts';

const wrappings: readonly (readonly [string, (inner: mini.core.$ZodType) => mini.core.$ZodType])[] = [
  ['nothing', (inner) => inner],
  ['an optional', (inner) => mini.optional(inner)],
  ['a default', (inner) => mini._default(inner, undefined as never)],
  [
    'a pipe',
    (inner) =>
      mini.pipe(
        mini.transform((value: unknown) => value),
        inner,
      ),
  ],
  ['an optional of zod', (inner) => classic.optional(inner)],
  ['a preprocessed schema of zod', (inner) => classic.preprocess((value) => value as never, inner)],
];

describe.each([
  ['zod/mini', mini],
  ['zod', classic],
])('a schema of %s', (_name, z) => {
  it.each(wrappings)('is found within %s', (_wrapping, wrap) => {
    const field = z.string();
    expect(innermost(wrap(wrap(field)))).toBe(field);
    expect(shapeOf(wrap(z.object({ field })))).toEqual({ field });
    expect(elementOf(wrap(z.array(field)))).toBe(field);
  });

  it('has neither fields nor elements unless it is an object or a list', () => {
    expect([shapeOf(z.string()), elementOf(z.object({ field: z.string() }))]).toEqual([{}, undefined]);
  });
});
