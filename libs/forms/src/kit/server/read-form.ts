/** The form that a request posts; empty if its body is not a form. */
export async function readForm(request: Request): Promise<FormData> {
  return await request.formData().catch(() => new FormData());
}
