import type { FieldMeta } from '../rules/field-meta.ts';

/** A change to an answer during typing that the visitor may want to correct. */
export type FieldNote =
  | { readonly key: 'charactersDropped'; readonly characters: string }
  | { readonly key: 'cut'; readonly max: number }
  | { readonly key: 'extensionMoved' | 'extensionDropped'; readonly extension: string };

/** The notes of a form’s fields. A store, so that a note renders one field instead of the whole form. */
export interface FieldNotes {
  readonly read: (name: string) => FieldNote | undefined;
  /** The last note, for screen readers. */
  readonly last: () => FieldNote | undefined;
  /** Sets the note of a field, or removes it with `undefined`. */
  readonly tell: (name: string, note: FieldNote | undefined) => void;
  /** Ends the reading of the last note, which stays at its field. */
  readonly hush: () => void;
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
    tell(name, given) {
      if (!given && !notes.has(name)) return;
      const note = given && added(notes.get(name), given);
      last = note;
      if (note) notes.set(name, note);
      else notes.delete(name);
      changed();
    },
    hush() {
      if (!last) return;
      last = undefined;
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

/** Each key press has its own note: what was dropped before is named too, `85 000 km` “k” and “m”. */
function added(former: FieldNote | undefined, note: FieldNote): FieldNote {
  if (former?.key !== 'charactersDropped' || note.key !== 'charactersDropped') return note;
  return { ...note, characters: [...new Set(former.characters + note.characters)].join('') };
}

/** The characters that a filter removed, except separators that leave the answer the same: `85000.5` is not `850005`. */
export function noteOfFilter({ alphabet, maxLength }: FieldMeta, typed: string): FieldNote | undefined {
  const characters = alphabet?.dropped(typed);
  if (characters) return { key: 'charactersDropped', characters };
  const kept = alphabet ? alphabet.filter(typed) : typed;
  if (maxLength === undefined || kept.trim().length <= maxLength) return undefined;
  return { key: 'cut', max: maxLength };
}
