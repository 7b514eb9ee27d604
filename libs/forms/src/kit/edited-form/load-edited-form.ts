import type * as editedForm from './edited-form.ts';

export type EditedForm = typeof editedForm;

let loading: Promise<EditedForm> | undefined;

/** Loads `edited-form.ts` once. Rejects when the network fails; the next call tries again. */
export function loadEditedForm(): Promise<EditedForm> {
  loading ??= import('./edited-form.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
