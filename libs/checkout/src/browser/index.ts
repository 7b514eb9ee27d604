import { readCookie } from '@jalon/host';
import { flowsStatesCookie } from '../flows-states.ts';
import { submitLaterAttribute, submitWhenDue } from '../kit/submit-later.ts';

/** The key of the checkouts’ store in `localStorage`. Not imported: every page would load the store for this name. */
const appStorage = 'app-storage';

/**
 * Deletes the checkout answers that the browser keeps, once the visitor has left the checkout: by then, `leave` has
 * deleted the cookie with their states. For every page of a host.
 */
export function flushAnswers(): void {
  if (readCookie(document.cookie, flowsStatesCookie)) return;
  try {
    localStorage.removeItem(appStorage);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Submits the form that asks for it, by its first button, on a page that is not hydrated. */
export function submitLater(): void {
  const form = document.querySelector<HTMLFormElement>(`form[${submitLaterAttribute}]`);
  if (form) submitWhenDue(form);
}
