import { readCookie } from '@jalon/host';
import { flowsStatesCookie } from './flows-states.ts';

/** The key of the checkouts’ store in `localStorage`. Not imported: every page would load the store for this name. */
const appStorage = 'app-storage';

/**
 * Deletes the checkout answers that the browser keeps, once the visitor has left the checkout: by then, the
 * server has deleted the cookie with their states.
 */
export function flushAnswers(): void {
  if (readCookie(document.cookie, flowsStatesCookie)) return;
  try {
    localStorage.removeItem(appStorage);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
