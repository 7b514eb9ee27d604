import type * as z from 'zod/mini';
import { choice } from './choice-fields.ts';
import { fieldRegistry } from './field-meta.ts';

/** The answer to a question that both answers answer: nothing is chosen at first, unlike in a box. */
export function yesNo<Optional extends boolean = false>(
  options: { optional?: Optional } = {},
): z.ZodMiniType<Optional extends true ? 'yes' | 'no' | '' : 'yes' | 'no', unknown> {
  const schema = choice(['yes', 'no'], options);
  fieldRegistry.add(schema, { ...fieldRegistry.get(schema), kind: 'yesNo' });
  return schema;
}
