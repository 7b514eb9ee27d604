'use client';

import { type RefObject, useEffect } from 'react';
import type { FormDefinition } from '../rules/form-definition.ts';
import { readPage } from '../state/page-values.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * Keeps the form’s `draftFields` in the tab’s storage under the form’s id, over a reload and until the form is
 * sent or the tab is closed. `restoring` wraps the restore, whose input events are not edits; keep its
 * identity between renders.
 */
export function useDraft(
  { draftFields = none }: FormDefinition,
  id: string,
  formRef: RefObject<HTMLFormElement | null>,
  { enabled, restoring }: { enabled: boolean; restoring: (restore: () => void) => void },
) {
  useEffect(() => {
    const form = formRef.current;
    if (!enabled || !form) return;
    const kept = readDraft(tabStorage.get(storageName(id)));
    restoring(() => {
      for (const name of draftFields) {
        const text = kept[name];
        const control = form.elements.namedItem(name);
        if (typeof text === 'string' && text && control) fill(control, text);
      }
    });
  }, [id, enabled, draftFields, formRef, restoring]);

  return {
    save() {
      if (!enabled) return;
      const values = readPage(formRef.current);
      const kept = Object.fromEntries(draftFields.map((name) => [name, values[name] ?? '']));
      tabStorage.set(storageName(id), JSON.stringify(kept));
    },
    drop: () => tabStorage.set(storageName(id), undefined),
  };
}

const none: readonly string[] = [];
const storageName = (id: string) => `draft.${id}`;

/** Fills a control that still has its initial value. */
function fill(control: Element | RadioNodeList, text: string): void {
  if (control instanceof RadioNodeList) {
    const isUntouched = !control.value;
    for (const radio of control) {
      if (isUntouched && radio instanceof HTMLInputElement && radio.value === text) radio.click();
    }
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked === control.defaultChecked && !control.checked) control.click();
  } else if ('value' in control && !control.value) {
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    // This event notifies React of a select’s change.
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function readDraft(json = '{}'): Record<string, unknown> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
