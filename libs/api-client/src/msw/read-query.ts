import * as z from 'zod/mini';
import { refuse } from './refuse.ts';

/** The query of a request as its schema wants it, or the API's refusal, which names what is in error. */
export function readQuery<Schema extends z.core.$ZodType>(
  schema: Schema,
  request: Request,
): { query: z.core.output<Schema>; refusal?: undefined } | { query?: undefined; refusal: Response } {
  const given = new URL(request.url).searchParams;
  // A name that is there twice is a list, as the API reads it.
  const values = [...new Set(given.keys())].map((name) => {
    const all = given.getAll(name);
    return [name, all.length > 1 ? all : all[0]] as const;
  });
  const parsed = z.safeParse(schema, Object.fromEntries(values));
  if (parsed.success) return { query: parsed.data };
  const errors = Object.fromEntries(
    parsed.error.issues.map(({ path }) => {
      const name = String(path[0]);
      return [name, given.get(name) ? 'invalid' : 'required'];
    }),
  );
  return { refusal: refuse({ code: 'invalid_fields', errors }) };
}
