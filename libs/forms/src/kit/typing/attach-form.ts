import type { FormDefinition } from '../form-definition.ts';
import { fieldMeta } from '../rules/field-meta.ts';
import { type FieldNotes, noteOfFilter } from './field-notes.ts';
import { filterInputs } from './filter-inputs.ts';

/** Filters what is typed into a form, and notes at a field what was lost by it. Returns the function that stops it. */
export function attachForm(
  form: HTMLFormElement,
  { schema }: Pick<FormDefinition, 'schema'>,
  notes: FieldNotes,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // An emptied field has nothing to correct.
  form.addEventListener(
    'input',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (value === '') notes.tell(name, undefined);
    },
    { signal },
  );
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
