'use client';

import { type RefObject, useEffect } from 'react';
import type { FormDefinition } from '../rules/form-definition.ts';
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
      for (const [name, texts] of Object.entries(kept)) {
        const control = form.elements.namedItem(name);
        if (isIn(draftFields, name) && control) fill(control, [texts].flat().map(String));
      }
    });
  }, [id, enabled, draftFields, formRef, restoring]);

  return {
    save() {
      if (!enabled) return;
      const page = new FormData(formRef.current ?? undefined);
      const names = [...page.keys()].filter((name) => isIn(draftFields, name));
      const kept = Object.fromEntries(names.map((name) => [name, page.getAll(name)]));
      tabStorage.set(storageName(id), JSON.stringify(kept));
    },
    drop: () => tabStorage.set(storageName(id), undefined),
  };
}

const none: readonly string[] = [];
const storageName = (id: string) => `draft.${id}`;

/** Whether a control belongs to one of the fields: `birth.day` to `birth`. */
function isIn(fields: readonly string[], control: string): boolean {
  return fields.some((field) => control === field || control.startsWith(`${field}.`));
}

/** Fills a control, or a group of boxes, that still has its initial value. */
function fill(control: Element | RadioNodeList, texts: readonly string[]): void {
  const [text] = texts;
  if (control instanceof RadioNodeList) {
    const boxes = [...control].filter((box) => box instanceof HTMLInputElement);
    if (boxes.some((box) => box.checked)) return;
    for (const box of boxes) if (texts.includes(box.value)) box.click();
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked === control.defaultChecked && !control.checked) control.click();
  } else if ('value' in control && !control.value && text) {
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
