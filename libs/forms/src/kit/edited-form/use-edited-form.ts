'use client';

import { use, useEffect, useSyncExternalStore } from 'react';
import { editedFormLoader } from '#load-edited-form';
import type { EditedForm } from './load-edited-form.ts';

const { load, loaded, loadOrNothing, subscribe } = editedFormLoader;

export interface EditedFormOptions {
  /** The server’s page shows it: suspends in the browser until it is loaded. */
  isInPage: boolean;
  /** The form is about to show some of it. */
  isNeeded: boolean;
}

/** Loads it before it is shown. If that fails, the form shows texts of its own. */
export function preload(): void {
  load().catch(() => {});
}

/** The module `edited-form.ts`; undefined until it is loaded. */
export function useEditedForm({ isInPage, isNeeded }: EditedFormOptions): EditedForm | undefined {
  const edited = useSyncExternalStore(subscribe, loaded, loaded);
  useEffect(() => {
    if (isNeeded) preload();
  }, [isNeeded]);
  const shown = isInPage ? loadOrNothing() : undefined;
  const inPage = shown instanceof Promise ? use(shown) : shown;
  return edited ?? inPage;
}
