import { type SentForm, sentText } from './sent-cookie.ts';

/** The address that sets the cookie for a submission; see `pages/remember-sent.ts`. */
export const rememberSentPath = '/remember-sent';

let lastSent: SentForm | undefined;

/** Remembers a submission of this browser: in the cookie, which only the server can set, and in this tab. */
export function rememberSent(sent: SentForm): void {
  lastSent = sent;
  navigator.sendBeacon(rememberSentPath, new URLSearchParams({ sent: sentText(sent) }));
}

/** The last submission of this tab since the site was loaded. */
export function sentInThisTab(): SentForm | undefined {
  return lastSent;
}
