import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from './errors.ts';

/**
 * Parses the query of a request.
 * @throws ApiError `invalid_fields`, with `required` or `invalid` for each parameter in error.
 */
export function readQuery<Schema extends z.core.$ZodType>(
  schema: Schema,
  { query }: Pick<FastifyRequest, 'query'>,
): z.core.output<Schema> {
  const parsed = z.safeParse(schema, query);
  if (parsed.success) return parsed.data;
  const given: Readonly<Record<string, unknown>> = { ...(query as object) };
  const errors = parsed.error.issues.map(({ path }) => {
    const name = String(path[0]);
    return [name, given[name] ? 'invalid' : 'required'] as const;
  });
  throw new ApiError('invalid_fields', { errors: Object.fromEntries(errors) });
}
