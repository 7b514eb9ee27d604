import { type Answer, bannerId, saidAttribute } from '../choice/ids.ts';

let status: HTMLElement | undefined;

/**
 * Adds the element that says an answer to screen readers, which read changes of an element that was there before. Pages
 * without a question don’t have it: Orca reads an empty one as “status bar”.
 */
export function addStatus(): void {
  if (status?.isConnected) return;
  status = document.createElement('p');
  status.role = 'status';
  status.className = 'jalon-visually-hidden';
  document.body.append(status);
}

/** Says an answer in the language of the page. */
export function say(answer: Answer): void {
  const text = document.getElementById(bannerId)?.getAttribute(saidAttribute(answer));
  if (status && text) status.textContent = text;
}

/**
 * Moves the focus from a notice that closes to the skip link, the first link of the page: the header is next. After a press
 * by pointer nothing moves.
 */
export function moveFocusToStart(): void {
  const focused = document.activeElement?.closest(`#${bannerId} *, #cc-main *`);
  if (focused?.matches(':focus-visible')) document.querySelector<HTMLElement>('a[href^="#"]')?.focus();
}
