import { takesFiles } from '../rules/field-meta.ts';
import type { FormSchema } from '../rules/form-definition.ts';

/**
 * The form that a request posts; empty if its body is not a form, so that the visitor gets the form back. Of files no
 * more is read than the schema allows.
 */
export async function readForm(request: Request, schema?: FormSchema): Promise<FormData> {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
  try {
    if (!isMultipart || !schema || !takesFiles(schema)) return await request.formData();
    const { readMultipart } = await import('./read-multipart.ts');
    return await readMultipart(request, schema);
  } catch {
    return new FormData();
  }
}
