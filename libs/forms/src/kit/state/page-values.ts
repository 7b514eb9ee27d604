'use client';

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldMeta } from '../rules/field-meta.ts';
import { type FormDefinition, type FormValues, fieldNames } from '../rules/form-definition.ts';
import { nestAnswers, type TypedAnswers } from '../rules/nested-answers.ts';
import { isEdited } from '../typing/is-edited.ts';

/** Everything that the form would post, including hidden fields. */
export function readPage(form: HTMLFormElement | null): FormValues {
  const texts = [...new FormData(form ?? undefined)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as FormValues;
}

/** The answers that the page shows. */
export function readAnswers(
  { schema }: Pick<FormDefinition, 'schema'>,
  form: HTMLFormElement | null,
): TypedAnswers {
  return nestAnswers(schema, new FormData(form ?? undefined));
}

/**
 * Updates react-hook-form with values that were set without an event: by a password manager, the autofill of some
 * browsers, a restored page; and of hidden inputs. Call it before the form is checked.
 */
export function syncFromPage(
  { getValues, setValue }: UseFormReturn,
  form: HTMLFormElement | null,
  definition: Pick<FormDefinition, 'schema'>,
): void {
  const fields: readonly string[] = fieldNames(definition);
  for (const control of form?.elements ?? []) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
    )
      continue;
    if (control.type === 'file') continue;
    const held: unknown = control.name ? getValues(control.name) : undefined;
    // Hidden inputs are not registered; the form’s own technical inputs are not fields.
    if (held === undefined && !fields.includes(control.name)) continue;
    if (control.type === 'radio') {
      if (control instanceof HTMLInputElement && control.checked && held !== control.value) {
        setValue(control.name, control.value);
      }
    } else if (fieldMeta(definition.schema, control.name).multiple) {
      const chosen = chosenValues(form, control.name);
      if (JSON.stringify(held) !== JSON.stringify(chosen)) setValue(control.name, chosen);
    } else if (control.type === 'checkbox') {
      const isChecked = control instanceof HTMLInputElement && control.checked;
      if (isChecked !== Boolean(held)) setValue(control.name, isChecked && control.value);
    } else if (held !== control.value) {
      setValue(control.name, control.value);
    }
  }
}

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
function chosenValues(form: HTMLFormElement | null | undefined, name: string): string[] {
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
