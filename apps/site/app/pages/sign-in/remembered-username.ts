import { useSyncExternalStore } from 'react';

/** Where the browser keeps it (site spec §3). */
const storageKey = 'username';

/** The field whose tick asks for it; it is not for the server. */
export const rememberField = 'remember';

/** The username that this browser keeps: `null` for none, `undefined` where it can keep none. */
export function useRememberedUsername(): string | null | undefined {
  return useSyncExternalStore(neverChanges, read, () => undefined);
}

/** Keeps or forgets the username of a form that is being sent, as its tick says. */
export function rememberUsername(form: HTMLFormElement): void {
  const data = new FormData(form);
  try {
    if (data.has(rememberField)) localStorage.setItem(storageKey, String(data.get('username')));
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing.
  }
}

function read(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

const neverChanges = () => () => {};
