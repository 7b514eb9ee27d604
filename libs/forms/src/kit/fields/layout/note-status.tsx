'use client';

import { useSyncExternalStore } from 'react';
import { useKit } from '../kit-context.ts';

/**
 * Reads the note of a field to a screen reader. There is one live region for the whole form: a region that appears together with its text
 * may not be read, and one for each field would add a hundred elements to a page.
 */
export function NoteStatus() {
  const { notes, noteText } = useKit();
  const last = useSyncExternalStore(notes.subscribe, notes.last, () => undefined);
  return (
    <p role="status" className="jalon-visually-hidden">
      {last && noteText(last)}
    </p>
  );
}
