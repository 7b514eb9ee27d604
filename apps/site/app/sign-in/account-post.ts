import type { CallError } from '@jalon/api-client';
import { readForm } from '@jalon/forms/server';
import type { RejectedForm } from '@jalon/membership/password';
import { data } from 'react-router';

/** The query parameter of a page that confirms an action. */
export const doneParameter = 'done';

/** Reads the text fields of a post; a body that is not a form is treated as an empty form. */
export async function readPost(request: Request): Promise<(name: string) => string> {
  const form = await readForm(request);
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/**
 * The response to a rejected form. Wrong credentials have the status 422, because HTTP requires a
 * `WWW-Authenticate` challenge with 401.
 */
export function rejection({ errors, httpStatus, retryAfter }: CallError, username?: string) {
  const status = httpStatus === 401 ? 422 : [422, 429].includes(httpStatus) ? httpStatus : 503;
  return data<RejectedForm>(
    { errors, username, retryAfter },
    { status, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} },
  );
}
