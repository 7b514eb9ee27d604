import { idempotencyKey } from '@jalon/api-client/contract';
import { readForm } from '@jalon/host';
import { takesFiles } from '../rules/field-meta.ts';
import type { FormSchema } from '../rules/form-definition.ts';
import { idempotencyKeyField } from '../submission/payload.ts';

/** The form that a request posts, empty if its body is not one; of files no more is read than the schema allows. */
export async function readFormOf(request: Request, schema: FormSchema): Promise<FormData> {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isMultipart || !takesFiles(schema)) return readForm(request);
  const { readMultipart } = await import('./read-multipart.ts');
  return readMultipart(request, schema).catch(() => new FormData());
}

/** The idempotency key of a post; a new one if it has none or a broken one. */
export function keyOf(post: FormData): string {
  return idempotencyKey.safeParse(post.get(idempotencyKeyField)).data ?? crypto.randomUUID();
}
