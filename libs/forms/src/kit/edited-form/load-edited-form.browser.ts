import type { EditedForm, EditedFormLoader } from './load-edited-form.ts';

let editedForm: EditedForm | undefined;
let loading: Promise<EditedForm> | undefined;
let first: Promise<EditedForm | undefined> | undefined;
const listeners = new Set<() => void>();

async function importOnce(): Promise<EditedForm> {
  try {
    editedForm = await import('./edited-form.ts');
  } catch (error) {
    loading = undefined;
    throw error;
  }
  for (const onLoad of listeners) onLoad();
  return editedForm;
}

const load = () => (loading ??= importOnce());

export const editedFormLoader: EditedFormLoader = {
  load,
  loadOrNothing() {
    if (editedForm && !first) return editedForm;
    first ??= load().catch(() => undefined);
    return first;
  },
  loaded: () => editedForm,
  subscribe(onLoad) {
    listeners.add(onLoad);
    return () => listeners.delete(onLoad);
  },
};
