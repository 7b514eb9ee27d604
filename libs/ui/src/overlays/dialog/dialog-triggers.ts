/**
 * Attributes that make a `<button>`, or a `Button`, open the dialog of this id: `<Button {...opensDialog('aide')}>`.
 * The browser does it, so it works before the script arrives and without it.
 */
export function opensDialog(id: string) {
  return { type: 'button', command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' } as const;
}

/** Attributes that make a `<button>`, or a `Button`, close the dialog of this id. */
export function closesDialog(id: string) {
  return { type: 'button', command: 'close', commandfor: id } as const;
}
