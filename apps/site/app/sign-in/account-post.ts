import type { CallError } from '@jalon/api-client';
import type { RejectedForm } from '@jalon/membership/password';
import { connectionFailed } from '@jalon/membership/sign-in';
import { data } from 'react-router';
import { readForm } from '../forms/read-form.ts';

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

/** A `clientAction` that keeps the form and its values when the site is unavailable. */
export async function keepForm<Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // With an error status: after any other, the router loads the page again, and its form is lost.
    return data<RejectedForm>(connectionFailed, { status: 503 });
  }
}
