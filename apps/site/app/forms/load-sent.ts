import { readSent, type SentForm } from './sent-cookie.ts';

/**
 * The loader data of a confirmation page from the server; when the server cannot be reached, from the browser's own
 * cookie, so that a stored submission is always confirmed.
 */
export async function loadSent<T>(ask: () => Promise<T>, fromCookie: (sent: SentForm) => T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const sent = readSent(document.cookie);
    // A response comes from the server: a redirect.
    if (!sent || error instanceof Response) throw error;
    return fromCookie(sent);
  }
}
