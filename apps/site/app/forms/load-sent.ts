import { sentInThisTab } from './remember-sent.ts';
import type { SentForm } from './sent-cookie.ts';

/**
 * The loader data of a confirmation page: from the server or, when it is unreachable, from this tab's memory, so
 * that a stored submission is always confirmed.
 */
export async function loadSent<T>(ask: () => Promise<T>, fromMemory: (sent: SentForm) => T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const sent = sentInThisTab();
    // A thrown `Response` comes from the server: a redirect.
    if (!sent || error instanceof Response) throw error;
    return fromMemory(sent);
  }
}
