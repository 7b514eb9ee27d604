/** Milliseconds after the panel opens before its first field takes the focus. */
export const panelFocusInterval = 250;
