import * as z from 'zod/mini';
import { readBody } from './read-body.ts';
import type { Refusal } from './refuse.ts';

/** The fields of a JSON body, or the API's error for it: its schema has message keys. */
export async function readFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  request: Request,
): Promise<
  { fields: z.core.output<Schema>; refusal?: undefined } | { fields?: undefined; refusal: Refusal }
> {
  const { body, refusal } = await readBody(request);
  if (refusal) return { refusal };
  const parsed = z.safeParse(schema, body, { error: () => 'invalid' });
  if (parsed.success) return { fields: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return { refusal: { code: 'invalid_fields', errors: Object.fromEntries(issues.toReversed()) } };
}
