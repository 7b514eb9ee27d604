/** Whether a control of a form differs from the server’s HTML. */
export function isEdited(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.selectedOptions[0] !== first;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
  const isBox = control.type === 'radio' || control.type === 'checkbox';
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
