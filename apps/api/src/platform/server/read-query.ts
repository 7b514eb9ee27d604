import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CallRefused } from './errors.ts';

/**
 * The query of a request, as its schema wants it.
 * @throws CallRefused `invalid_fields`, with `required` or `invalid` for each name in error.
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
  throw new CallRefused('invalid_fields', { errors: Object.fromEntries(errors) });
}
