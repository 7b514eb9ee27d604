'use client';

import { type RefObject, useEffect } from 'react';
import { editedFormLoader } from '#load-edited-form';
import type { FormDefinition } from '../rules/form-definition.ts';
import { draftName, tabStorage } from '../state/tab-storage.ts';

/**
 * Restores the draft of a form, if the tab has one. `restoring` wraps the restore, whose input events are not edits; keep
 * its identity between renders.
 */
export function useDraft(
  definition: FormDefinition,
  id: string,
  formRef: RefObject<HTMLFormElement | null>,
  { enabled, restoring }: { enabled: boolean; restoring: (restore: () => void) => void },
): void {
  useEffect(() => {
    if (!enabled || tabStorage.get(draftName(id)) === undefined) return;
    void restore().catch(console.error);

    async function restore() {
      const { restoreDraft } = await editedFormLoader.load();
      restoring(() => restoreDraft({ definition, id, form: formRef.current }));
    }
  }, [id, enabled, definition, formRef, restoring]);
}
