import * as z from 'zod/mini';
import { ApiError } from './errors.ts';

/**
 * Parses a body whose schema has message keys; `nameOf` names the field of an error's path, by default its first part.
 * @throws ApiError `invalid_body` for anything but an object; `invalid_fields` with the first error of each field.
 */
export function readBody<Schema extends z.core.$ZodType>(
  schema: Schema,
  body: unknown,
  nameOf = ([first]: readonly PropertyKey[]) => String(first),
): z.core.output<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('invalid_body');
  const parsed = z.safeParse(schema, body, { error: () => 'invalid' });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => [nameOf(path), message] as const);
  throw new ApiError('invalid_fields', { errors: Object.fromEntries(issues.toReversed()) });
}
