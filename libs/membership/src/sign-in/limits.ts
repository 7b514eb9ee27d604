/** Milliseconds after the panel opens before its first field takes the focus (site spec §9). */
export const panelFocusInterval = 250;
