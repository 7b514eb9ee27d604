import type { FormDefinition, FormValues } from './form-definition.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * What was typed into a form's `draftFields`, in the tab's own storage: outlives a reload, ends with the
 * send or the tab.
 */
export function saveDraft({ name, draftFields = [] }: FormDefinition, values: FormValues): void {
  const kept = Object.fromEntries(draftFields.map((field) => [field, values[field] ?? '']));
  tabStorage.set(`draft.${name}`, JSON.stringify(kept));
}

export function dropDraft({ name }: FormDefinition): void {
  tabStorage.set(`draft.${name}`, undefined);
}

/** Puts a draft into the fields that are still as the page first showed them. */
export function restoreDraft({ name, draftFields = [] }: FormDefinition, form: HTMLFormElement): void {
  const kept = readDraft(tabStorage.get(`draft.${name}`));
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
