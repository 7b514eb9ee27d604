'use client';

import { useSyncExternalStore } from 'react';
import { useKit } from '../../frame/kit-context.ts';
import { fieldNoteText } from '../../texts/error-text.ts';

/**
 * Reads the note of a field to a screen reader. One live region for the whole form: one that appears with its text
 * may not be read, and one for each field would be a hundred elements on a page.
 */
export function NoteStatus() {
  const { notes, t } = useKit();
  const last = useSyncExternalStore(notes.subscribe, notes.last, () => undefined);
  return (
    <p role="status" className="jalon-visually-hidden">
      {last && fieldNoteText(last, t)}
    </p>
  );
}
