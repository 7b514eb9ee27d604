'use client';

import { type RefObject, useEffect, useRef } from 'react';

export interface DialogState {
  /** Opens or closes it from outside. When omitted, its triggers and close button control it. */
  open?: boolean;
  /** Called when it has opened or closed, for any reason. */
  onOpenChange?: (open: boolean) => void;
}

/** A modal `<dialog>` that its triggers open with HTML alone; after hydration React follows and controls it. */
export function useDialog(
  ref: RefObject<HTMLDialogElement | null>,
  { open, onOpenChange }: DialogState,
): void {
  const listener = useRef(onOpenChange);
  const known = useRef(false);

  useEffect(() => {
    listener.current = onOpenChange;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const report = (isOpen: boolean) => {
      if (known.current === isOpen) return;
      known.current = isOpen;
      listener.current?.(isOpen);
    };
    // Opened before hydration.
    report(dialog.open);
    // React hydrates a dialog without a `toggle` listener; browsers without that event send `close`.
    const onToggle = () => report(dialog.open);
    dialog.addEventListener('toggle', onToggle);
    dialog.addEventListener('close', onToggle);
    // Browsers released before the end of 2025 don't support `command`.
    const obey = 'command' in HTMLButtonElement.prototype ? undefined : obeyCommands(dialog, onToggle);
    return () => {
      dialog.removeEventListener('toggle', onToggle);
      dialog.removeEventListener('close', onToggle);
      obey?.();
    };
  }, [ref]);

  const first = useRef(true);
  useEffect(() => {
    const dialog = ref.current;
    const adopted = first.current && dialog?.open;
    first.current = false;
    if (!dialog || adopted || open === undefined || open === dialog.open) return;
    if (open) {
      dialog.showModal();
    } else dialog.close();
  }, [ref, open]);
}

function obeyCommands(dialog: HTMLDialogElement, onOpen: () => void): () => void {
  function onClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest(`button[commandfor="${dialog.id}"]`) : null;
    const command = button?.getAttribute('command');
    if (command === 'show-modal' && !dialog.open) {
      dialog.showModal();
      onOpen();
    }
    if (command === 'close') dialog.close();
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
