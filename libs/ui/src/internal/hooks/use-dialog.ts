'use client';

import { type RefObject, useEffect, useRef } from 'react';

export interface DialogState {
  /** Opens or closes it from outside; left out, its triggers and its close button do. */
  open?: boolean;
  /** Called when it has opened or closed, whoever did it. */
  onOpenChange?: (open: boolean) => void;
}

/** A modal `<dialog>` that its triggers open by HTML alone, followed and led by React once it is there. */
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
    // Opened before the script arrived.
    report(dialog.open);
    // React hydrates a dialog without a listener for `toggle`; browsers without that event have `close`.
    const onToggle = () => report(dialog.open);
    dialog.addEventListener('toggle', onToggle);
    dialog.addEventListener('close', onToggle);
    // Browsers of before the end of 2025 know no `command`.
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
