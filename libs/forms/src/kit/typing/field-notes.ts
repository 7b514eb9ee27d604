import type { FieldMeta } from '../rules/field-meta.ts';

/** Something that happened to an answer while it was typed, and that its visitor may want to correct. */
export type FieldNote =
  | { readonly key: 'charactersDropped'; readonly characters: string }
  | { readonly key: 'cut'; readonly max: number }
  | { readonly key: 'extensionMoved' | 'extensionDropped'; readonly extension: string };

/** The notes at the fields of a form. A store, so that a note renders one field and not the whole form. */
export interface FieldNotes {
  readonly read: (name: string) => FieldNote | undefined;
  /** The last note: a screen reader hears it. */
  readonly last: () => FieldNote | undefined;
  /** Without a note, the field has nothing to tell. */
  readonly tell: (name: string, note: FieldNote | undefined) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createFieldNotes(): FieldNotes {
  const notes = new Map<string, FieldNote>();
  const listeners = new Set<() => void>();
  let last: FieldNote | undefined;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (name) => notes.get(name),
    last: () => last,
    tell(name, note) {
      if (!note && !notes.has(name)) return;
      last = note;
      if (note) notes.set(name, note);
      else notes.delete(name);
      changed();
    },
    clear() {
      last = undefined;
      notes.clear();
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The characters that a filter removed, except separators that leave the answer the same: `85000.5` is not `850005`. */
export function noteOfFilter({ alphabet, maxLength }: FieldMeta, typed: string): FieldNote | undefined {
  if (!alphabet) return undefined;
  const characters = alphabet.dropped(typed);
  if (characters) return { key: 'charactersDropped', characters };
  if (maxLength === undefined || alphabet.filter(typed).trim().length <= maxLength) return undefined;
  return { key: 'cut', max: maxLength };
}
