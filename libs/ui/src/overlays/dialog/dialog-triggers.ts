/**
 * Attributes that make a `<button>` or a `Button` open the dialog with this id: `<Button {...opensDialog('aide')}>`.
 * The browser opens it, so it works before hydration and without JavaScript.
 */
export function opensDialog(id: string) {
  return { type: 'button', command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' } as const;
}

/**
 * Attributes that make a `<button>` or a `Button` close the dialog with this id. The browser closes it, so it works before
 * hydration and without JavaScript.
 */
export function closesDialog(id: string) {
  return { type: 'button', command: 'close', commandfor: id } as const;
}
