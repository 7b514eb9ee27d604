import * as z from 'zod/mini';
import type { FieldErrorKey } from './answer.ts';
import { fieldRegistry } from './field-meta.ts';

/** A choice of one value. */
export function choice<const Value extends string, Optional extends boolean = false>(
  values: readonly Value[],
  { optional }: { optional?: Optional } = {},
): z.ZodMiniType<Optional extends true ? Value | '' : Value, unknown> {
  const error = ({ input }: { input?: unknown }) =>
    (input === '' ? 'required' : 'invalidChoice') satisfies FieldErrorKey;
  const texts: readonly string[] = optional ? ['', ...values] : values;
  // Without a choice, a group of radio buttons is null in react-hook-form and missing from a plain post.
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

/** A box that must be checked. */
export function consent(): z.ZodMiniType<typeof checked, unknown> {
  return z
    .pipe(z.transform(readBox), z.literal(checked, { error: 'consentRequired' satisfies FieldErrorKey }))
    .register(fieldRegistry, { values: [checked] });
}

/** An unchecked box is false in react-hook-form and missing from a plain post. */
function readBox(value: unknown): unknown {
  if (value === true) return checked;
  return value === false || value === undefined || value === null ? '' : value;
}
