import { focusDelay } from '../rules/limits.ts';
import { isIn } from '../rules/nested-answers.ts';

/** The first control, in page order, of one of these fields: `birth.day` for `birth`. */
export function firstControl(
  form: HTMLFormElement | null,
  names: readonly string[],
): HTMLElement | undefined {
  return [...(form?.elements ?? [])].find(
    (control): control is HTMLInputElement =>
      control instanceof HTMLElement &&
      isIn(names, (control as HTMLInputElement).name) &&
      (control as HTMLInputElement).type !== 'hidden',
  );
}

/** Moves the focus to a control in error, once its message is in the page. */
export function focusSoon(control: HTMLElement): void {
  // Not the global `document`, which may be gone in a host’s tests when the timer ends.
  const { ownerDocument } = control;
  const { activeElement } = ownerDocument;
  setTimeout(() => {
    // The visitor may have moved to another field or page meanwhile.
    if (!control.isConnected || ownerDocument.activeElement !== activeElement) return;
    const { type, labels } = control as HTMLInputElement;
    // The whole field is scrolled into view, from its label to its message; NVDA also reads it more reliably
    // after a scroll. jsdom, in which hosts test, has no scrollIntoView.
    const field = type === 'radio' ? control.closest('fieldset') : labels?.[0]?.parentElement;
    field?.scrollIntoView?.({ block: 'nearest' });
    control.focus({ preventScroll: true, focusVisible: true });
  }, focusDelay);
}
