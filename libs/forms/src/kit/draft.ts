import type { FormDefinition, FormValues } from './form-definition.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * What was typed into a form's `draftFields`, in the tab's own storage under the form's id in the page: outlives a
 * reload, ends with the send or the tab.
 */
export function saveDraft(id: string, { draftFields = [] }: FormDefinition, values: FormValues): void {
  const kept = Object.fromEntries(draftFields.map((field) => [field, values[field] ?? '']));
  tabStorage.set(`draft.${id}`, JSON.stringify(kept));
}

export function dropDraft(id: string): void {
  tabStorage.set(`draft.${id}`, undefined);
}

/** Puts a draft into the fields that are still as the page first showed them. */
export function restoreDraft(id: string, { draftFields = [] }: FormDefinition, form: HTMLFormElement): void {
  const kept = readDraft(tabStorage.get(`draft.${id}`));
  for (const field of draftFields) {
    const text = kept[field];
    const control = form.elements.namedItem(field);
    if (typeof text === 'string' && text && control) fill(control, text);
  }
}

function fill(control: Element | RadioNodeList, text: string): void {
  if (control instanceof RadioNodeList) {
    const untouched = !control.value;
    for (const radio of control) {
      if (untouched && radio instanceof HTMLInputElement && radio.value === text) radio.click();
    }
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked === control.defaultChecked && !control.checked) control.click();
  } else if ('value' in control && !control.value) {
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function readDraft(json = '{}'): Record<string, unknown> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
