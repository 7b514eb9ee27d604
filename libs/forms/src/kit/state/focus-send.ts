/** Moves the focus to the send button. */
export function focusSend(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-part="actions"] [type="submit"]')?.focus({ preventScroll: true });
}
