/** The attribute of a form that a script submits by its first button: after how many seconds. */
export const submitLaterAttribute = 'data-submit-later';

/** Submits such a form when its time has come. Returns what cancels it. */
export function submitWhenDue(form: HTMLFormElement): () => void {
  const seconds = Number(form.getAttribute(submitLaterAttribute));
  const timer = setTimeout(() => form.requestSubmit(form.querySelector('button')), seconds * 1000);
  return () => clearTimeout(timer);
}
