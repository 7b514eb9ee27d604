import type * as editedForm from './edited-form.ts';

export type EditedForm = typeof editedForm;

let loading: Promise<EditedForm> | undefined;

/** Loads what a form needs from its first edit on, once. Rejects when the network fails; the next try asks it again. */
export function loadEditedForm(): Promise<EditedForm> {
  loading ??= import('./edited-form.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
