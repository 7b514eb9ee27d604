import { isEdited } from '../typing/is-edited.ts';

/** The field of a post that only asks for the page with the same answers: see `handleFormPost`. */
export const redrawField = 'redraw';

/** `typed`: without errors; `checked`: with the errors of the answers, because the page showed some. */
export type Redraw = 'typed' | 'checked';

/** Whether someone has typed in a form of the page. */
export function hasEditedForm(): boolean {
  return editedForm() !== undefined;
}

function editedForm(): HTMLFormElement | undefined {
  return Array.from(document.querySelectorAll<HTMLFormElement>('form[method=post]')).find(
    ({ elements }) => elements.namedItem('locale') && [...elements].some(isEdited),
  );
}

/**
 * For the press of a link to the same form in another language: posts an edited form of the page to that address instead,
 * where `handleFormPost` gives back what was typed. Nothing is sent to the API or kept in the browser. Without an edited
 * form, and for a press that opens a new tab, the browser follows the link.
 */
export function keepAnswers(event: MouseEvent, { href }: HTMLAnchorElement): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const form = editedForm();
  if (!form) return;
  event.preventDefault();
  const redraw = document.createElement('input');
  redraw.type = 'hidden';
  redraw.name = redrawField;
  redraw.value = (form.querySelector('[aria-invalid=true]') ? 'checked' : 'typed') satisfies Redraw;
  form.append(redraw);
  form.action = href;
  // Not `requestSubmit`, which checks the answers.
  HTMLFormElement.prototype.submit.call(form);
  redraw.remove();
}
