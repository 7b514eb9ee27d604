import { track } from '@jalon/consent/browser';
import { type SentForm, sentText } from './sent-cookie.ts';

/** The address that sets the cookie for a submission; see `pages/remember-sent.ts`. */
export const rememberSentPath = '/remember-sent';

/** In milliseconds. */
const timeout = 5_000;

/**
 * Opens the page that confirms a submission of this browser. Its reference is in a cookie that only the server can set. If
 * the server does not answer, this throws, and the form itself shows the confirmation.
 */
export async function confirmSent(
  sent: SentForm,
  { name, sentPath }: { readonly name: string; readonly sentPath: string },
): Promise<void> {
  track({ event: 'form', event_name: 'form_sent', form_name: name });
  const answer = await fetch(rememberSentPath, {
    method: 'POST',
    body: new URLSearchParams({ sent: sentText(sent) }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`);
  // Like the redirect after a post without a script: Back does not show the sent form.
  location.replace(sentPath);
}
