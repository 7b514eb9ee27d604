/** Gives a control a value as if a visitor had entered it: masks, filters, the form and React react. */
export function setControl(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // This event notifies React of a select’s change.
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
