import type * as z from 'zod/mini';
import { metaOf } from './field-meta.ts';
import type { TypedAnswer, TypedAnswers } from './nested-answers.ts';
import { shapeOf } from './schema-structure.ts';

/** Initial answers whose lists have the fewest rows that the schema asks for. */
export function withLeastRows(schema: z.core.$ZodType, answers: TypedAnswers): TypedAnswers {
  const all = { ...answers };
  for (const [name, field] of Object.entries(shapeOf(schema))) {
    const rows = metaOf(field)?.leastRows?.(all[name]);
    if (rows) all[name] = rows as TypedAnswer[];
  }
  return all;
}
