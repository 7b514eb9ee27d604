import { sentField, sentText } from './sent-cookie.ts';
import type { FormView } from './view/form-route-view.ts';

/** In milliseconds. */
const timeout = 5_000;

/**
 * Opens the page that confirms a submission of this browser. Its reference is in a cookie that only the server can set. If
 * the server does not answer, this throws, and the form itself shows the confirmation.
 */
export async function confirmSent(
  { action, sentPath, locale, formId }: FormView,
  reference: string,
): Promise<void> {
  const answer = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams({ [sentField]: sentText({ reference, locale, formId }) }),
    // The answer is a redirect with the cookie.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  if (answer.type !== 'opaqueredirect') throw new Error(`The page of the form answered ${answer.status}`);
  // Like the redirect after a post without a script: Back does not show the sent form.
  location.replace(sentPath);
}
