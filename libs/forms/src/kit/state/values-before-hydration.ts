'use client';

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isEdited } from '../typing/is-edited.ts';

/**
 * Updates react-hook-form with answers typed before the script loaded. react-hook-form unchecks radio buttons and groups of
 * checkboxes while it registers them, so their choices are read first; the values of the other controls are set
 * afterwards, so that subscribers are notified.
 */
export function useValuesBeforeHydration(id: string, { setValue, setValues }: UseFormReturn): void {
  const isHydrating = useSyncExternalStore(never, isClient, isServer);
  const [boxes] = useState(() => (isHydrating ? chosenBoxes(id) : undefined));
  useLayoutEffect(() => {
    for (const [name, value] of boxes ?? []) setValue(name, value);
  }, [boxes, setValue]);
  // An effect of the form runs after the effects of its fields, in which they subscribe.
  useEffect(() => {
    if (!boxes) return;
    const changed = [...(formOf(id)?.elements ?? [])].filter(wasChanged);
    if (changed.length === 0) return;
    // `shouldTouch`, because react-hook-form has read the values but has not notified their watchers.
    setValues(Object.fromEntries(changed.map(({ name, value }) => [name, value])), { shouldTouch: true });
  }, [id, boxes, setValues]);
}

function chosenBoxes(id: string): [name: string, value: string | string[]][] {
  const form = formOf(id);
  const boxes = form?.querySelectorAll<HTMLInputElement>('[type=radio]:checked, [type=checkbox]');
  return [...(boxes ?? [])].flatMap(({ type, name, value }): [string, string | string[]][] => {
    if (type === 'radio') return [[name, value]];
    const controls = form?.elements.namedItem(name);
    if (!(controls instanceof RadioNodeList)) return [];
    const chosen = chosenValues(form, name);
    // The files that the server has are boxes next to their control; their answer is one text.
    const isOfFiles = [...controls].some((control) => (control as HTMLInputElement).type === 'file');
    // Several boxes of one name.
    return [[name, isOfFiles ? chosen.join('\n') : chosen]];
  });
}

/** The values of the checked boxes of one name, in page order. */
export function chosenValues(form: HTMLFormElement | null | undefined, name: string): string[] {
  const values = new FormData(form ?? undefined).getAll(name);
  return values.filter((value) => typeof value === 'string');
}

function formOf(id: string): HTMLFormElement | undefined {
  if (typeof window === 'undefined') return undefined;
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : undefined;
}

/** A text or a select that differs from the server’s HTML. */
function wasChanged(control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  const isBox = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
  const isFile = control instanceof HTMLInputElement && control.type === 'file';
  return !isBox && !isFile && isEdited(control);
}

const never = () => () => {};
const isClient = () => false;
const isServer = () => true;
