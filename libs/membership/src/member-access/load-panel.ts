/** Loads the sign-in panel, which most visitors never open. Rejects without the network. */
export const loadPanel = () => import('./member-panel.tsx');
