import { readCookie } from '@jalon/membership/schemas';
import { flowsStatesCookie } from './flows-states.ts';

/** The browser’s store of the checkouts (site spec §3). Not imported: every page would load the store for its name. */
const appStorage = 'app-storage';

/**
 * Flushes the answers that the browser keeps of the checkouts once the visitor has left their pages (site spec §4): the
 * server has deleted the cookie of their states then.
 */
export function flushAnswers(): void {
  if (readCookie(document.cookie, flowsStatesCookie)) return;
  try {
    localStorage.removeItem(appStorage);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
