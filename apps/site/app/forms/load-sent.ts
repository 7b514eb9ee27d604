import { readSent, type SentForm } from './sent-cookie.ts';

/**
 * What the server says of a submission; where it can no longer be asked, what follows from the browser's own cookie,
 * so that what was stored is told all the same.
 */
export async function loadSent<T>(ask: () => Promise<T>, fromCookie: (sent: SentForm) => T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const sent = readSent(document.cookie);
    // A response is the server's own word: the way to another page.
    if (!sent || error instanceof Response) throw error;
    return fromCookie(sent);
  }
}
