import * as z from 'zod/mini';
import { refuse } from './refuse.ts';

/** The parsed query of a request, or the API's error, which names the invalid parameters. */
export function readQuery<Schema extends z.core.$ZodType>(
  schema: Schema,
  request: Request,
): { query: z.core.output<Schema>; refusal?: undefined } | { query?: undefined; refusal: Response } {
  const given = new URL(request.url).searchParams;
  // A repeated name is a list, as in the API.
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
