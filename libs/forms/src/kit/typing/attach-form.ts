import { fieldMeta } from '../rules/field-meta.ts';
import type { FormDefinition } from '../rules/form-definition.ts';
import { type FieldNotes, noteOfFilter } from './field-notes.ts';
import { filterInputs } from './filter-inputs.ts';

/** Filters typed text in a form, and adds a note to a field that lost characters. Returns a function that stops it. */
export function attachForm(
  form: HTMLFormElement,
  { schema }: Pick<FormDefinition, 'schema'>,
  notes: FieldNotes,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // An empty field has nothing to correct.
  form.addEventListener(
    'input',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (value === '') notes.tell(name, undefined);
    },
    { signal },
  );
  // The note is read when it appears, not again in another field.
  form.addEventListener('focusin', () => notes.hush(), { signal });
  const stopFiltering = filterInputs(
    form,
    (name) => fieldMeta(schema, name).filter,
    (name, typed) => {
      const note = noteOfFilter(fieldMeta(schema, name), typed);
      if (note) notes.tell(name, note);
    },
  );
  return () => {
    listening.abort();
    stopFiltering();
  };
}
