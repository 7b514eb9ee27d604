/** The form that a request posts; empty if its body is not a form, so that the visitor gets the form back. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
